import type { Language, Localized } from '@lyng/model';
import { danish } from './da/copy.ts';
import { finnish } from './fi/copy.ts';
import type { LanguageCopy } from './language-copy.ts';
import { norwegian } from './nb/copy.ts';
import { swedish } from './sv/copy.ts';

export const copies: Record<Language, LanguageCopy> = { da: danish, sv: swedish, nb: norwegian, fi: finnish };

/** One text per language, each made from that language's own words. */
export function inEveryLanguage(write: (copy: LanguageCopy, language: Language) => string): Localized {
  return {
    da: write(copies.da, 'da'),
    sv: write(copies.sv, 'sv'),
    nb: write(copies.nb, 'nb'),
    fi: write(copies.fi, 'fi'),
  };
}
