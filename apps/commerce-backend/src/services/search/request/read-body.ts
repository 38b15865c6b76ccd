import { ok } from '@lyng/model';
import { refuse } from './refusal.ts';
import type { OrRefusal } from './refusal.ts';

/** A JSON object as it came; each query looks for what it knows and passes over the rest. */
export type Body = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a body, sent as text/plain or application/json (spec §7); none at all is no body. */
export function readBody(text: unknown): OrRefusal<Body | undefined> {
  if (text === undefined || text === null || text === '') return ok(undefined);
  try {
    const body: unknown = JSON.parse(String(text));
    return isRecord(body) ? ok(body) : refuse('The body is a JSON object.');
  } catch {
    return refuse('The body is no JSON.');
  }
}

/** Whether a part of the answer is asked for: `{"navigation":{"include":true}}`. */
export const includes = (body: Body | undefined, part: string): boolean => {
  const wanted = body?.[part];
  return isRecord(wanted) && wanted['include'] === true;
};

/** The objects of a list in a body; what is none is left out. */
export const objectsOf = (body: Body | undefined, part: string): readonly Body[] => {
  const list = body?.[part];
  return Array.isArray(list) ? list.filter(isRecord) : [];
};

/** A text of a body, or nothing. */
export const textOf = (body: Body | undefined, name: string): string | undefined => {
  const value = body?.[name];
  return typeof value === 'string' ? value : undefined;
};

/** The texts of a list in a body, or of a single one. */
export const textsOf = (body: Body | undefined, name: string): readonly string[] => {
  const value = body?.[name];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
};

/** An object of a body, or nothing. */
export const objectOf = (body: Body | undefined, name: string): Body | undefined => {
  const value = body?.[name];
  return isRecord(value) ? value : undefined;
};

/** A whole number of a body within bounds, or what is usual. */
export const wholeOf = (
  body: Body | undefined,
  name: string,
  { most, usual }: { readonly most: number; readonly usual: number },
): number => {
  const value = body?.[name];
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most ? value : usual;
};
