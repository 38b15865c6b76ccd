import type { Language } from '@lyng/model';
import da from './words/da.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import fi from './words/fi.json' with { type: 'json' };
import nb from './words/nb.json' with { type: 'json' };
import sv from './words/sv.json' with { type: 'json' };

/** The type of a concept. Only a `kind` is something to buy. */
export type ConceptType = 'kind' | 'material' | 'colour' | 'department' | 'season' | 'style';

type ByLanguage<Value> = Readonly<Record<Language | 'en', Value>>;

/** Words of one meaning in every language of the shop, and in English, which many feeds are written in. */
export interface Concept {
  readonly type: ConceptType;
  readonly words: ByLanguage<readonly string[]>;
  /** Words of a narrower meaning: merino is wool, but wool is not merino. */
  readonly narrower: ByLanguage<readonly string[]>;
}

/** Every language has the concepts of the English file. */
const files: ByLanguage<typeof en> = { en, da, sv, nb, fi };

const types: readonly ConceptType[] = ['kind', 'material', 'colour', 'department', 'season', 'style'];

/** Words are separated by commas, narrower ones follow a semicolon. */
const wordsOf = (type: ConceptType, concept: string, part: 0 | 1): Concept['words'] => {
  const inLanguage = (language: Language | 'en'): readonly string[] => {
    const texts: Readonly<Record<string, string>> = files[language][type];
    return [...new Set(texts[concept]?.split('; ')[part]?.split(', '))];
  };
  return {
    en: inLanguage('en'),
    da: inLanguage('da'),
    sv: inLanguage('sv'),
    nb: inLanguage('nb'),
    fi: inLanguage('fi'),
  };
};

/** The trade's words, with those that shoppers use for the same. */
export const conceptTable: readonly Concept[] = types.flatMap((type) =>
  Object.keys(en[type]).map((concept) => ({
    type,
    words: wordsOf(type, concept, 0),
    narrower: wordsOf(type, concept, 1),
  })),
);

/** Words that only end like a material: `bomuld` has no wool, and imitations are materials of their own. */
export const neverSplit: ReadonlySet<string> = new Set(
  Object.values(files).flatMap(({ neverSplit: words }) => words.match(/\S+/g) ?? []),
);
