import { isRecord, ok } from '@lyng/model';
import { reject } from './rejected-request.ts';
import type { OrRejection } from './rejected-request.ts';

/** A raw JSON object; each query reads the parts that it knows and ignores the rest. */
export type Body = Readonly<Record<string, unknown>>;

/** The text of a body, sent as text/plain or application/json; an empty one counts as no body. */
export function readBody(text: unknown): OrRejection<Body | undefined> {
  if (text === undefined || text === null || text === '') return ok(undefined);
  try {
    const body: unknown = JSON.parse(String(text));
    return isRecord(body) ? ok(body) : reject('The body is a JSON object.');
  } catch {
    return reject('The body is not valid JSON.');
  }
}

/** Whether a part of the response is requested: `{"navigation":{"include":true}}`. */
export const includes = (body: Body | undefined, part: string): boolean => {
  const wanted = body?.[part];
  return isRecord(wanted) && wanted['include'] === true;
};

/** The objects of a list in a body; leaves out other values. */
export const objectsOf = (body: Body | undefined, part: string): readonly Body[] => {
  const list = body?.[part];
  return Array.isArray(list) ? list.filter(isRecord) : [];
};

/** A text of a body, or undefined. */
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

/** An object of a body, or undefined. */
export const objectOf = (body: Body | undefined, name: string): Body | undefined => {
  const value = body?.[name];
  return isRecord(value) ? value : undefined;
};

/** An integer of a body within bounds, or the default. */
export const integerOf = (
  body: Body | undefined,
  name: string,
  { max, fallback }: { readonly max: number; readonly fallback: number },
): number => {
  const value = body?.[name];
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max ? value : fallback;
};
