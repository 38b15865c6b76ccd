import { ok } from '@lyng/model';
import { reject } from './rejected-request.ts';
import type { OrRejection } from './rejected-request.ts';

/** The parameters of an address, each given at most once. */
export type Parameters = ReadonlyMap<string, string>;

/** Max characters of one parameter. */
const MAX_LENGTH = 2000;

/** Reads the parsed query of the HTTP server; a parameter given twice is ambiguous. */
export function readParameters(query: Readonly<Record<string, unknown>>): OrRejection<Parameters> {
  const parameters = new Map<string, string>();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'string')
      return reject(`The parameter ${JSON.stringify(name.slice(0, 40))} is given more than once.`);
    if (value.length > MAX_LENGTH)
      return reject(`The parameter ${JSON.stringify(name.slice(0, 40))} is longer than ${MAX_LENGTH} characters.`);
    parameters.set(name, value);
  }
  return ok(parameters);
}

/** An integer within bounds, or the default. */
export function readInteger(
  parameters: Parameters,
  name: string,
  { min, max, fallback }: { readonly min: number; readonly max: number; readonly fallback: number },
): OrRejection<number> {
  const text = parameters.get(name);
  if (text === undefined) return ok(fallback);
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? ok(number) : reject(`${name} is an integer from ${min} to ${max}.`);
}

/** One of several words, whatever its case, or the default. */
export function readWord<Word extends string>(
  parameters: Parameters,
  name: string,
  words: readonly Word[],
  fallback: Word,
): OrRejection<Word> {
  const text = parameters.get(name)?.toUpperCase();
  if (text === undefined) return ok(fallback);
  const word = words.find((each) => each.toUpperCase() === text);
  return word === undefined ? reject(`${name} is one of ${words.join(', ')}.`) : ok(word);
}

/** Several values joined by a pipe; there is no escape, so no value holds one. */
export const readList = (parameters: Parameters, name: string): readonly string[] =>
  (parameters.get(name) ?? '').split('|').filter((value) => value !== '');
