import type { Language } from '@lyng/model';
import { memoize } from './memoize.ts';
import { isoCodes } from './iso-code.ts';

const namesOf = memoize((language) => new Intl.DisplayNames([isoCodes[language]], { type: 'language' }));

/** The name of a language (BCP 47) in another: `en` is `engelska` in Swedish. Returns an invalid tag as it is. */
export function languageName(tag: string, language: Language): string {
  try {
    return namesOf(language, '').of(tag) ?? tag;
  } catch {
    return tag;
  }
}
