import { inEveryLanguage } from '@lyng/demo-catalogue/core';
import { languages } from '@lyng/model';
import type { Localized, SourceProduct } from '@lyng/model';
import type { FeedProduct } from './feed-product.ts';

const isBullet = (line: string): boolean => line.startsWith('•');

const linesOf = (text = ''): readonly string[] => text.split('\n').map((line) => line.trim());

const copyOf = (text: string | undefined): string =>
  linesOf(text)
    .filter((line) => line !== '' && !isBullet(line))
    .join(' ');

const factsOf = (text: string | undefined): string =>
  linesOf(text)
    .filter(isBullet)
    .map((line) => line.replace(/^•\s*/, ''))
    .join('\n');

/** The language of the texts of each shop, where it is not its own. */
function textLanguagesOf(titles: Partial<Localized>, found: string | undefined): Partial<Localized> | undefined {
  if (found === undefined) return undefined;
  const foreign = languages.filter((language) => language !== found && titles[language] === undefined);
  return Object.fromEntries(foreign.map((language) => [language, found]));
}

/**
 * Splits a feed's text into running copy and bullet facts; a text without a translation is left as it is. `language` (BCP 47)
 * is that of the text, where it is known.
 */
export function textsOf(
  { title, titles = {}, description, descriptions = {} }: FeedProduct,
  language?: string,
): Pick<SourceProduct, 'name' | 'description' | 'details' | 'textLanguages'> {
  return {
    name: inEveryLanguage((_copy, own) => titles[own] ?? title),
    description: inEveryLanguage((_copy, own) => copyOf(descriptions[own] ?? description)),
    details: inEveryLanguage((_copy, own) => factsOf(descriptions[own]) || factsOf(description)),
    textLanguages: textLanguagesOf(titles, language),
  };
}
