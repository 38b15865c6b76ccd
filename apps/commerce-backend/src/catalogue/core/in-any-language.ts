import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';

/**
 * Finds by an alias of the requested language, or of any other: a link sent from Sweden to Finland still works, and the
 * canonical URL of the result shows the correct address.
 */
export function inAnyLanguage<Value>(
  byAlias: Readonly<Record<Language, ReadonlyMap<string, Value>>>,
  language: Language,
  alias: string,
): Value | undefined {
  const wanted = alias.toLowerCase();
  for (const each of [language, ...languages]) {
    const found = byAlias[each].get(wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}
