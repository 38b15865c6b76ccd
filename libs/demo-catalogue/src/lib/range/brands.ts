import type { Language } from '@lyng/model';
import type { Department, Family } from './kinds.ts';

export const brandCrafts = [
  'leather-shoes',
  'everyday-shoes',
  'running',
  'rain-and-winter',
  'knitwear',
  'tailoring',
  'natural-fibres',
  'denim',
  'easy-wardrobe',
  'outdoor',
  'children',
  'bags',
  'small-things',
  'eyewear-and-watches',
] as const;
export type BrandCraft = (typeof brandCrafts)[number];

/** 1 is the everyday price, 2 the middle, 3 the expensive end of the shop. */
export type PriceTier = 1 | 2 | 3;

export interface DemoBrand {
  readonly name: string;
  readonly nation: Language;
  readonly craft: BrandCraft;
  readonly tier: PriceTier;
  readonly families: readonly Family[];
  readonly departments: readonly Department[];
}

const adults = ['women', 'men'] as const;
const everyone = ['women', 'men', 'children'] as const;

const row = (
  name: string,
  nation: Language,
  craft: BrandCraft,
  tier: PriceTier,
  families: readonly Family[],
  departments: readonly Department[],
): DemoBrand => ({
  name,
  nation,
  craft,
  tier,
  families,
  departments,
});

/** Fictional brands. */
export const demoBrands: readonly DemoBrand[] = [
  row('Fodvang', 'da', 'leather-shoes', 2, ['shoes'], adults),
  row('Stenvad & Søn', 'da', 'leather-shoes', 3, ['shoes'], adults),
  row('Kløverhæl', 'da', 'leather-shoes', 2, ['shoes'], ['women']),
  row('Skånsteg', 'sv', 'leather-shoes', 2, ['shoes'], adults),
  row('Kivipolku', 'fi', 'everyday-shoes', 2, ['shoes'], everyone),
  row('Gangar', 'nb', 'everyday-shoes', 1, ['shoes'], everyone),
  row('Bryggeløb', 'da', 'running', 2, ['shoes'], everyone),
  row('Lättfot', 'sv', 'running', 3, ['shoes'], adults),
  row('Vadholm', 'nb', 'rain-and-winter', 2, ['shoes'], everyone),
  row('Loskainen', 'fi', 'rain-and-winter', 1, ['shoes'], everyone),
  row('Frostnes', 'nb', 'rain-and-winter', 3, ['shoes'], everyone),
  row('Hjemmefod', 'da', 'everyday-shoes', 1, ['shoes'], everyone),
  row('Garnholm', 'da', 'knitwear', 2, ['clothes', 'accessories'], adults),
  row('Villatupa', 'fi', 'knitwear', 2, ['clothes', 'accessories'], everyone),
  row('Sauesund', 'nb', 'knitwear', 3, ['clothes', 'accessories'], adults),
  row('Rimgård', 'sv', 'tailoring', 3, ['clothes'], adults),
  row('Havrand', 'da', 'tailoring', 2, ['clothes'], adults),
  row('Ulvhede', 'da', 'tailoring', 3, ['clothes'], ['men']),
  row('Linhaven', 'da', 'natural-fibres', 2, ['clothes'], ['women']),
  row('Söderlycka', 'sv', 'natural-fibres', 2, ['clothes'], ['women']),
  row('Aamunniitty', 'fi', 'natural-fibres', 3, ['clothes'], ['women']),
  row('Blåvarp', 'sv', 'denim', 2, ['clothes'], adults),
  row('Nitte & Søm', 'da', 'denim', 2, ['clothes'], everyone),
  row('Daglin', 'da', 'easy-wardrobe', 1, ['clothes'], everyone),
  row('Almlid', 'nb', 'easy-wardrobe', 1, ['clothes', 'accessories'], everyone),
  row('Vardagsrum', 'sv', 'easy-wardrobe', 1, ['clothes'], adults),
  row('Arkisto 12', 'fi', 'easy-wardrobe', 2, ['clothes'], adults),
  row('Rypefjell', 'nb', 'outdoor', 3, ['clothes', 'accessories'], adults),
  row('Björkvret', 'sv', 'outdoor', 2, ['clothes', 'accessories'], everyone),
  row('Kaarnametsä', 'fi', 'outdoor', 2, ['clothes'], everyone),
  row('Småtrold', 'da', 'children', 1, ['clothes', 'accessories', 'shoes'], ['children']),
  row('Pikkukäpy', 'fi', 'children', 2, ['clothes', 'accessories', 'shoes'], ['children']),
  row('Hoppeli', 'nb', 'children', 2, ['clothes', 'shoes'], ['children']),
  row('Kotte & Kvist', 'sv', 'children', 2, ['clothes', 'accessories'], ['children']),
  row('Remmager', 'da', 'bags', 2, ['accessories'], adults),
  row('Spännlund', 'sv', 'bags', 3, ['accessories'], adults),
  row('Sekkeberg', 'nb', 'bags', 2, ['accessories'], everyone),
  row('Vantegården', 'da', 'small-things', 1, ['accessories'], everyone),
  row('Solstribe', 'da', 'eyewear-and-watches', 1, ['accessories'], everyone),
  row('Tidvatn', 'nb', 'eyewear-and-watches', 3, ['accessories'], adults),
];
