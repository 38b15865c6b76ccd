import { isLanguage, languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import { ContentFileError } from './content-error.ts';
import { partOf, readYaml } from './read-yaml.ts';
import type { Written } from './read-yaml.ts';

/**
 * Reads a file with one part for each language. Everything in it is text: an article number may begin with zeros. A
 * language without anything is left out.
 */
export function readLanguages<Part>(
  source: string,
  readPart: (part: Written) => Part,
): Readonly<Partial<Record<Language, Part>>> {
  const written = readYaml(source, 1, { isTextOnly: true });
  const parts: Partial<Record<Language, Part>> = {};
  for (const [language, part] of Object.entries(written.values)) {
    if (!isLanguage(language))
      throw new ContentFileError(
        written.lineOf(language),
        `"${language}" is none of the languages ${languages.join(', ')}.`,
      );
    if (part !== '' && part !== null) parts[language] = readPart(partOf(written, part, language));
  }
  return parts;
}
