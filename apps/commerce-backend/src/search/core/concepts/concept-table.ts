import type { Language } from '@lyng/model';
import type { ConceptRow } from './concept-row.ts';
import { clothes, shoesAndAccessories } from './kind-words.ts';
import { colours, departments, materials, seasons, styles } from './property-words.ts';

/** What a concept describes. Only a `kind` is something to buy. */
export type ConceptType = 'kind' | 'material' | 'colour' | 'department' | 'season' | 'style';

/** Words of one meaning in every language of the shop, and in English, which many feeds are written in. */
export interface Concept {
  readonly type: ConceptType;
  readonly words: Readonly<Record<Language | 'en', readonly string[]>>;
  /** Words of a narrower meaning: merino is wool, but wool is not merino. */
  readonly narrower: Readonly<Record<Language | 'en', readonly string[]>>;
}

const wordsIn = (text: string, part: 0 | 1): readonly string[] => [
  ...new Set(text.split('; ')[part]?.split(', ') ?? []),
];

const byLanguage = ([en, da, sv, nb, fi]: ConceptRow, part: 0 | 1): Concept['words'] => ({
  en: wordsIn(en, part),
  da: wordsIn(da, part),
  sv: wordsIn(sv, part),
  nb: wordsIn(nb, part),
  fi: wordsIn(fi, part),
});

const conceptsOf = (type: ConceptType, rows: readonly ConceptRow[]): readonly Concept[] =>
  rows.map((row) => ({ type, words: byLanguage(row, 0), narrower: byLanguage(row, 1) }));

/** The trade's words, with those that shoppers use for the same. */
export const conceptTable: readonly Concept[] = [
  ...conceptsOf('kind', clothes),
  ...conceptsOf('kind', shoesAndAccessories),
  ...conceptsOf('material', materials),
  ...conceptsOf('colour', colours),
  ...conceptsOf('department', departments),
  ...conceptsOf('season', seasons),
  ...conceptsOf('style', styles),
];

/** Words that only end like a material: `bomuld` has no wool, and imitations are materials of their own. */
export const neverSplit: ReadonlySet<string> = new Set(
  [
    'bomuld rosaguld kunstlæder imitlæder kunstpels tørklæde tørklæder halstørklæde halstørklæder undertøj',
    'bomull rosegull underkläder badkläder barnkläder konstläder fuskläder fuskpäls konstpäls',
    'barneklær kunstskinn kunstlær fuskepels undertøy',
    'puuvilla tekonahka keinonahka tekoturkis',
  ].flatMap((row) => row.split(' ')),
);
