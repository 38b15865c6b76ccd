import { isLanguage, languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import { ContentFileError } from './content-error.ts';
import { readYaml } from './read-yaml.ts';
import type { YamlMap } from './read-yaml.ts';

/**
 * Reads a file with one part for each language. Everything in it is text: an article number may begin with zeros. A
 * language without anything is left out.
 */
export function readLanguages<Part>(
  source: string,
  readPart: (part: unknown, language: Language, lineOf: YamlMap['lineOf']) => Part,
): Readonly<Partial<Record<Language, Part>>> {
  const { values, lineOf } = readYaml(source, 1, { isTextOnly: true });
  const parts: Partial<Record<Language, Part>> = {};
  for (const [language, part] of Object.entries(values)) {
    if (!isLanguage(language))
      throw new ContentFileError(lineOf(language), `"${language}" is none of the languages ${languages.join(', ')}.`);
    if (part !== '' && part !== null) parts[language] = readPart(part, language, lineOf);
  }
  return parts;
}
