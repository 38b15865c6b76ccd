import { isRecord } from '@lyng/model';
import type { Language } from '@lyng/model';
import { ContentFileError } from './content-error.ts';
import { readLanguages } from './read-languages.ts';
import type { YamlMap } from './read-yaml.ts';
import type { ProductRule, ProductRules } from './search-rules.ts';

const lists = ['pin', 'hide'] as const;

const EXAMPLE = 'pin: [LY-10006]';

/** Phrases that differ by case and spaces are one. */
const sameText = (phrase: string): string => phrase.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

const isArticleNumber = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function readRule(phrase: string, written: unknown, lineAt: YamlMap['lineOf']): ProductRule {
  if (!isRecord(written) || Object.keys(written).length === 0)
    throw new ContentFileError(lineAt(), `"${phrase}" needs "pin" or "hide" with article numbers: ${EXAMPLE}.`);
  for (const [name, numbers] of Object.entries(written)) {
    if (!lists.some((list) => list === name))
      throw new ContentFileError(lineAt(name), `"${name}" is not a field here. Write "pin" or "hide".`);
    if (!Array.isArray(numbers) || !numbers.every(isArticleNumber))
      throw new ContentFileError(lineAt(name), `"${name}" needs a list of article numbers: ${name}: [LY-10006].`);
  }
  const numbersOf = (name: (typeof lists)[number]): readonly string[] => [
    ...new Set(((written[name] ?? []) as readonly string[]).map((number) => number.trim())),
  ];
  const [pin, hide] = [numbersOf('pin'), numbersOf('hide')];
  const both = pin.find((number) => hide.includes(number));
  if (both !== undefined) throw new ContentFileError(lineAt('hide'), `${both} cannot be pinned and hidden.`);
  return { phrase, pin, hide };
}

const readPhrases = (phrases: unknown, language: Language, lineOf: YamlMap['lineOf']): readonly ProductRule[] => {
  if (!isRecord(phrases))
    throw new ContentFileError(lineOf(language), `"${language}" needs phrases, each with "pin" or "hide".`);
  const seen = new Set<string>();
  return Object.entries(phrases).map(([phrase, written]) => {
    const same = sameText(phrase);
    if (same === '') throw new ContentFileError(lineOf(language, phrase), 'A phrase needs a word.');
    if (seen.has(same)) throw new ContentFileError(lineOf(language, phrase), `"${phrase}" is there twice.`);
    seen.add(same);
    return readRule(phrase, written, (...path) => lineOf(language, phrase, ...path));
  });
};

/** Reads pinned and hidden products: for each language phrases, each with lists of article numbers. */
export const readProductRules = (source: string): ProductRules => readLanguages(source, readPhrases);
