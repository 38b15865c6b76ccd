import { fail, isLanguage, isRecord, languages, ok } from '@lyng/model';
import type { Language, Result } from '@lyng/model';

/** The content of set.json. */
export interface SetSettings {
  readonly name: string;
  readonly licence: string;
  readonly unjudgedGain: number;
  /** Not stated: the largest gain of the set. */
  readonly successGain: number | undefined;
  readonly searchLanguage: Language;
}

const names: ReadonlySet<string> = new Set(['name', 'licence', 'unjudged', 'successGain', 'searchLanguage']);

const isGain = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Reads set.json, or fails with the reason. */
export function parseSettings(text: string): Result<string, SetSettings> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail('not valid JSON');
  }
  if (!isRecord(value)) return fail('not a JSON object');
  const strange = Object.keys(value).find((name) => !names.has(name));
  if (strange !== undefined) return fail(`there is no setting "${strange}"; use ${[...names].join(', ')}`);
  const { name, licence, unjudged, successGain, searchLanguage = 'sv' } = value;
  if (typeof name !== 'string' || name.trim() === '') return fail('the name is missing');
  if (typeof licence !== 'string' || licence.trim() === '') return fail('the licence is missing');
  if (!isGain(unjudged)) return fail('unjudged, the gain of a pair without a judgement, is not a number from 0');
  if (successGain !== undefined && !isGain(successGain)) return fail('successGain is not a number from 0');
  if (!isLanguage(searchLanguage)) return fail(`searchLanguage is none of ${languages.join(', ')}`);
  return ok({ name: name.trim(), licence: licence.trim(), unjudgedGain: unjudged, successGain, searchLanguage });
}
