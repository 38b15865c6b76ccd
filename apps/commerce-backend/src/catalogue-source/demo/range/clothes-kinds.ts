import type { KindPlan } from './kinds.ts';

const everyColour = [
  'black', 'white', 'cream', 'grey', 'beige', 'navy', 'blue', 'light-blue', 'green', 'olive',
  'red', 'burgundy', 'rose', 'yellow', 'heather', 'brown',
] as const;

const calmColours = ['black', 'navy', 'grey', 'beige', 'brown', 'olive', 'cream', 'green', 'burgundy', 'heather'] as const;

/** Clothes: prices are those of a good middle brand, models as a shop of this size carries them. */
export const clothesKinds: readonly KindPlan[] = [
  {
    kind: 't-shirt', drawing: 't-shirt', group: 'tops', basePriceDkk: 199, models: { women: 4, men: 5, children: 4 },
    materials: ['organic-cotton', 'organic-cotton', 'merino', 'linen'], patterns: ['solid', 'solid', 'stripes'],
    colours: everyColour, sizes: 'clothes-double', season: 'all-year',
  },
  {
    kind: 'shirt', drawing: 'shirt', group: 'tops', basePriceDkk: 449, models: { women: 3, men: 5, children: 2 },
    materials: ['cotton', 'linen', 'denim', 'corduroy', 'cotton'], patterns: ['solid', 'stripes', 'check'],
    colours: ['white', 'light-blue', 'blue', 'navy', 'green', 'grey', 'beige', 'rose', 'red', 'black'],
    sizes: 'clothes-double', season: 'all-year',
  },
  {
    kind: 'blouse', drawing: 'blouse', group: 'tops', basePriceDkk: 399, models: { women: 5 },
    materials: ['viscose', 'silk', 'cotton', 'satin', 'linen'], patterns: ['solid', 'solid', 'floral', 'dots'],
    colours: ['cream', 'white', 'black', 'rose', 'light-blue', 'navy', 'green', 'heather', 'burgundy', 'red'],
    sizes: 'clothes-double', season: 'all-year',
  },
  {
    kind: 'knit', drawing: 'knit', group: 'knits', basePriceDkk: 599, models: { women: 5, men: 5, children: 3 },
    materials: ['merino', 'wool', 'alpaca', 'cotton', 'cashmere'], patterns: ['rib', 'cable', 'solid', 'stripes'],
    colours: everyColour, sizes: 'clothes-double', season: 'autumn-winter',
  },
  {
    kind: 'cardigan', drawing: 'cardigan', group: 'knits', basePriceDkk: 649, models: { women: 3, men: 2, children: 2 },
    materials: ['wool', 'merino', 'alpaca', 'cotton'], patterns: ['rib', 'solid', 'cable'],
    colours: calmColours, sizes: 'clothes-double', season: 'autumn-winter',
  },
  {
    kind: 'hoodie', drawing: 'hoodie', group: 'knits', basePriceDkk: 499, models: { women: 3, men: 4, children: 4 },
    materials: ['organic-cotton', 'organic-cotton', 'fleece'],
    colours: everyColour, sizes: 'clothes-double', season: 'all-year',
  },
  {
    kind: 'jacket', drawing: 'jacket', group: 'outerwear', basePriceDkk: 999, models: { women: 4, men: 5, children: 3 },
    materials: ['recycled-polyamide', 'denim', 'cotton', 'suede', 'wool'],
    colours: [...calmColours, 'blue', 'light-blue', 'red'], sizes: 'clothes', season: 'all-year',
  },
  {
    kind: 'coat', drawing: 'coat', group: 'outerwear', basePriceDkk: 1799, models: { women: 4 },
    materials: ['wool', 'cotton', 'wool'], patterns: ['solid', 'herringbone', 'check'],
    colours: ['black', 'beige', 'navy', 'grey', 'brown', 'green', 'burgundy', 'heather', 'cognac'], sizes: 'clothes', season: 'autumn-winter',
  },
  {
    kind: 'overcoat', drawing: 'coat', group: 'outerwear', basePriceDkk: 1899, models: { men: 3 },
    materials: ['wool', 'cotton'], patterns: ['solid', 'herringbone'],
    colours: ['black', 'navy', 'grey', 'brown', 'beige', 'olive'], sizes: 'clothes', season: 'autumn-winter',
  },
  {
    kind: 'puffer', drawing: 'puffer', group: 'outerwear', basePriceDkk: 1399, models: { women: 3, men: 3, children: 4 },
    materials: ['recycled-polyamide', 'recycled-polyester'],
    colours: [...calmColours, 'red', 'blue', 'yellow', 'rose'], sizes: 'clothes', season: 'autumn-winter',
  },
  {
    kind: 'blazer', drawing: 'blazer', group: 'outerwear', basePriceDkk: 1099, models: { women: 3, men: 3 },
    materials: ['wool', 'linen', 'cotton'], patterns: ['solid', 'solid', 'herringbone', 'check'],
    colours: ['black', 'navy', 'grey', 'beige', 'brown', 'green', 'cream'], sizes: 'clothes', season: 'all-year',
  },
  {
    kind: 'dress', drawing: 'dress', group: 'dresses', basePriceDkk: 699, models: { women: 7, children: 4 },
    materials: ['viscose', 'linen', 'cotton', 'silk', 'viscose'], patterns: ['solid', 'floral', 'dots', 'solid', 'stripes'],
    colours: ['black', 'navy', 'green', 'red', 'rose', 'light-blue', 'blue', 'cream', 'heather', 'burgundy', 'yellow'],
    sizes: 'clothes-double', season: 'spring-summer',
  },
  {
    kind: 'skirt', drawing: 'skirt', group: 'dresses', basePriceDkk: 449, models: { women: 4, children: 2 },
    materials: ['viscose', 'denim', 'wool', 'satin', 'corduroy'], patterns: ['solid', 'solid', 'check', 'floral'],
    colours: ['black', 'navy', 'beige', 'green', 'grey', 'blue', 'burgundy', 'heather', 'brown', 'rose'],
    sizes: 'clothes-double', season: 'all-year',
  },
  {
    kind: 'jeans', drawing: 'jeans', group: 'bottoms', basePriceDkk: 699, models: { women: 4, men: 4, children: 3 },
    materials: ['denim'], colours: ['blue', 'light-blue', 'black', 'grey', 'cream'], sizes: 'jeans', season: 'all-year',
  },
  {
    kind: 'trousers', drawing: 'trousers', group: 'bottoms', basePriceDkk: 599, models: { women: 4, men: 4, children: 3 },
    materials: ['cotton', 'linen', 'wool', 'corduroy', 'viscose'], patterns: ['solid', 'solid', 'solid', 'check'],
    colours: calmColours, sizes: 'clothes', season: 'all-year',
  },
  {
    kind: 'shorts', drawing: 'shorts', group: 'bottoms', basePriceDkk: 349, models: { women: 2, men: 3, children: 2 },
    materials: ['cotton', 'linen', 'denim'],
    colours: ['beige', 'navy', 'black', 'olive', 'light-blue', 'white', 'blue', 'green', 'grey'], sizes: 'clothes', season: 'spring-summer',
  },
  {
    kind: 'leggings', drawing: 'leggings', group: 'bottoms', basePriceDkk: 249, models: { women: 2, children: 3 },
    materials: ['organic-cotton', 'merino', 'recycled-polyamide'],
    colours: ['black', 'navy', 'grey', 'olive', 'burgundy', 'heather', 'green', 'rose'], sizes: 'clothes-double', season: 'all-year',
  },
  {
    kind: 'jumpsuit', drawing: 'overall', group: 'dresses', basePriceDkk: 899, models: { women: 2 },
    materials: ['cotton', 'linen', 'denim'],
    colours: ['black', 'navy', 'olive', 'beige', 'blue', 'light-blue', 'brown'], sizes: 'clothes', season: 'spring-summer',
  },
  {
    kind: 'snowsuit', drawing: 'overall', group: 'outerwear', basePriceDkk: 1599, models: { children: 4 },
    materials: ['recycled-polyester', 'recycled-polyamide'],
    colours: ['navy', 'green', 'red', 'yellow', 'olive', 'rose', 'blue', 'heather', 'grey'], sizes: 'clothes', season: 'autumn-winter',
  },
];
