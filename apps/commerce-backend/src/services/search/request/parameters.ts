import { ok } from '@lyng/model';
import { refuse } from './refusal.ts';
import type { OrRefusal } from './refusal.ts';

/** The parameters of an address, each given at most once. */
export type Parameters = ReadonlyMap<string, string>;

/** Characters that one parameter may have. */
const LONGEST = 2000;

/** Reads what the HTTP server has parsed; a parameter given twice could mean either. */
export function readParameters(query: Readonly<Record<string, unknown>>): OrRefusal<Parameters> {
  const parameters = new Map<string, string>();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'string')
      return refuse(`The parameter ${JSON.stringify(name.slice(0, 40))} is given more than once.`);
    if (value.length > LONGEST)
      return refuse(`The parameter ${JSON.stringify(name.slice(0, 40))} is longer than ${LONGEST} characters.`);
    parameters.set(name, value);
  }
  return ok(parameters);
}

/** A whole number within bounds, or what is usual. */
export function readWhole(
  parameters: Parameters,
  name: string,
  { least, most, usual }: { readonly least: number; readonly most: number; readonly usual: number },
): OrRefusal<number> {
  const text = parameters.get(name);
  if (text === undefined) return ok(usual);
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? ok(number) : refuse(`${name} is a whole number from ${least} to ${most}.`);
}

/** One of several words, whatever its case, or what is usual. */
export function readWord<Word extends string>(
  parameters: Parameters,
  name: string,
  words: readonly Word[],
  usual: Word,
): OrRefusal<Word> {
  const text = parameters.get(name)?.toUpperCase();
  if (text === undefined) return ok(usual);
  const word = words.find((each) => each.toUpperCase() === text);
  return word === undefined ? refuse(`${name} is one of ${words.join(', ')}.`) : ok(word);
}

/** Several values joined by a pipe (spec §7); there is no escape, so no value holds one. */
export const readList = (parameters: Parameters, name: string): readonly string[] =>
  (parameters.get(name) ?? '').split('|').filter((value) => value !== '');
