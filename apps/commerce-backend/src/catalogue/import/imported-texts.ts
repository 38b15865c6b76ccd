import type { Localized } from '@lyng/model';
import type { FeedProduct } from './parse-feed-product.ts';

/** The same text in every language, for a feed with one language only. */
const untranslated = (text: string): Localized => ({ da: text, sv: text, nb: text, fi: text });

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
}

/** Splits a feed's text into running copy and bullet facts; a text without a translation is left as it is. */
export function textsOf(product: FeedProduct): ImportedTexts {
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
  };
}
