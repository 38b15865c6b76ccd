import type { Language, Localized } from '@lyng/model';
import daProducts from '../../data/da/products.json' with { type: 'json' };
import daWords from '../../data/da/words.json' with { type: 'json' };
import fiProducts from '../../data/fi/products.json' with { type: 'json' };
import fiWords from '../../data/fi/words.json' with { type: 'json' };
import nbProducts from '../../data/nb/products.json' with { type: 'json' };
import nbWords from '../../data/nb/words.json' with { type: 'json' };
import svProducts from '../../data/sv/products.json' with { type: 'json' };
import svWords from '../../data/sv/words.json' with { type: 'json' };
import { typedData } from '../typed-data.ts';
import type { LanguageCopy } from './language-copy.ts';

export const copies = typedData<Record<Language, LanguageCopy>>({
  da: { ...daProducts, ...daWords },
  sv: { ...svProducts, ...svWords },
  nb: { ...nbProducts, ...nbWords },
  fi: { ...fiProducts, ...fiWords },
});

/** One text per language, each made from that language's own words. */
export function inEveryLanguage(write: (copy: LanguageCopy, language: Language) => string): Localized {
  return {
    da: write(copies.da, 'da'),
    sv: write(copies.sv, 'sv'),
    nb: write(copies.nb, 'nb'),
    fi: write(copies.fi, 'fi'),
  };
}
