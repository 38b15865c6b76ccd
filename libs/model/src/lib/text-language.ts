import { jsonObjects, jsonText } from './json-value.ts';

/**
 * The name of the parameter group that marks a product whose name and texts are not in the shop's language: `lang:en`.
 * The API has no field for it, and every list can request the names of groups.
 */
export const textLanguageGroup = (language: string): string => `lang:${language}`;

const pattern = /^lang:([\w-]+)$/;

/** The language (BCP 47) that a parameter group names as that of the texts; undefined for texts in the shop's own. */
export function textLanguageOf(groups: unknown): string | undefined {
  for (const { name } of jsonObjects(groups)) {
    const language = pattern.exec(jsonText(name))?.[1];
    if (language !== undefined) return language;
  }
  return undefined;
}
