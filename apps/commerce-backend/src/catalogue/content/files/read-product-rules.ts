import { isRecord } from '@lyng/model';
import { array, string } from 'yup';
import { ContentFileError } from './content-error.ts';
import { readLanguages } from './read-languages.ts';
import { checked, partOf } from './read-yaml.ts';
import type { Written } from './read-yaml.ts';
import { fields } from './schemas.ts';
import type { ProductRule, ProductRules } from './search-rules.ts';

const LISTS = 'needs "pin" or "hide" with article numbers: pin: [LY-10006].';
const NUMBERS = 'needs a list of article numbers: [LY-10006].';

const numbers = array(string().typeError(NUMBERS).matches(/\S/, NUMBERS).defined()).typeError(NUMBERS).default([]);
const rule = fields({ pin: numbers, hide: numbers }).typeError(LISTS);

/** Phrases that differ by case and spaces are one. */
const sameText = (phrase: string): string => phrase.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

const trimmed = (list: readonly string[]): ReadonlySet<string> => new Set(list.map((number) => number.trim()));

function readPhrases(part: Written): readonly ProductRule[] {
  if (!isRecord(part.values))
    throw new ContentFileError(part.lineOf(), `"${part.name ?? ''}" needs phrases, each with "pin" or "hide".`);
  const seen = new Set<string>();
  return Object.entries(part.values).map(([phrase, values]) => {
    const same = sameText(phrase);
    if (same === '') throw new ContentFileError(part.lineOf(phrase), 'A phrase needs a word.');
    if (seen.has(same)) throw new ContentFileError(part.lineOf(phrase), `"${phrase}" is there twice.`);
    seen.add(same);
    const written = partOf(part, values, phrase);
    const read = checked(rule, written);
    const [pin, hide] = [trimmed(read.pin), trimmed(read.hide)];
    if (pin.size + hide.size === 0) throw new ContentFileError(written.lineOf(), `"${phrase}" ${LISTS}`);
    const both = [...pin].find((number) => hide.has(number));
    if (both !== undefined) throw new ContentFileError(written.lineOf('hide'), `${both} cannot be pinned and hidden.`);
    return { phrase, pin: [...pin], hide: [...hide] };
  });
}

/** Reads pinned and hidden products: for each language phrases, each with lists of article numbers. */
export const readProductRules = (source: string): ProductRules => readLanguages(source, readPhrases);
