import { inEveryLanguage } from '@lyng/demo-catalogue/core';
import { languages } from '@lyng/model';
import type { Language, Localized } from '@lyng/model';
import type { FeedProduct } from './parse-feed-product.ts';

/** The same text in every language, for a feed with one language only. */
const untranslated = (text: string): Localized => inEveryLanguage(() => text);

const inSwedishToo = (text: string, swedish: string | undefined): Localized => ({
  ...untranslated(text),
  sv: swedish ?? text,
});

const isBullet = (line: string): boolean => line.startsWith('•');

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export interface ImportedTexts {
  readonly name: Localized;
  readonly description: Localized;
  readonly details: Localized;
  /** The language of the texts of a shop, where it is another than the shop's. */
  readonly textLanguages?: Partial<Localized> | undefined;
}

/** The language of the texts of each shop, where it is not its own. */
function textLanguagesOf({ titleSv }: FeedProduct, found: string | undefined): Partial<Localized> | undefined {
  const foreign = languages.filter((language) => language !== found && !(language === 'sv' && titleSv !== undefined));
  return found === undefined
    ? undefined
    : Object.fromEntries(foreign.map((language): [Language, string] => [language, found]));
}

/**
 * Splits a feed's text into running copy and bullet facts; a text without a translation is left as it is. `language` (BCP 47)
 * is that of the text, where it is known.
 */
export function textsOf(product: FeedProduct, language?: string): ImportedTexts {
  const lines = linesOf(product.description ?? '');
  const copy = lines.filter((line) => !isBullet(line)).join(' ');
  const facts = lines
    .filter(isBullet)
    .map((line) => line.replace(/^•\s*/, ''))
    .join('\n');
  return {
    name: inSwedishToo(product.title, product.titleSv),
    description: inSwedishToo(copy, product.descriptionSv),
    details: untranslated(facts),
    textLanguages: textLanguagesOf(product, language),
  };
}
