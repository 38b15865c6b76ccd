import type { KindPlan } from './kinds.ts';

const hideColours = ['black', 'cognac', 'brown', 'navy', 'burgundy', 'beige', 'olive', 'heather', 'cream'] as const;
const woolColours = ['grey', 'black', 'navy', 'cream', 'green', 'burgundy', 'beige', 'red', 'yellow', 'heather', 'light-blue', 'rose', 'olive'] as const;

/** Accessories: prices are those of a good middle brand, models as a shop of this size carries them. */
export const accessoryKinds: readonly KindPlan[] = [
  {
    kind: 'bag', drawing: 'bag', group: 'bags', basePriceDkk: 899, models: { women: 5 },
    materials: ['leather', 'suede', 'leather'], colours: hideColours, sizes: 'one-size', season: 'all-year',
  },
  {
    kind: 'tote', drawing: 'tote', group: 'bags', basePriceDkk: 599, models: { women: 2, unisex: 2 },
    materials: ['canvas', 'leather'], colours: [...hideColours, 'green', 'blue'], sizes: 'one-size', season: 'all-year',
  },
  {
    kind: 'backpack', drawing: 'backpack', group: 'bags', basePriceDkk: 799, models: { unisex: 4, children: 3 },
    materials: ['recycled-polyester', 'canvas', 'leather'],
    colours: ['black', 'navy', 'olive', 'grey', 'green', 'rose', 'blue', 'beige', 'heather', 'yellow'], sizes: 'one-size', season: 'all-year',
  },
  {
    kind: 'belt', drawing: 'belt', group: 'leather-goods', basePriceDkk: 349, models: { women: 3, men: 3 },
    materials: ['leather', 'leather', 'suede'], colours: ['black', 'brown', 'cognac', 'beige', 'navy', 'burgundy'], sizes: 'belts', season: 'all-year',
  },
  {
    kind: 'scarf', drawing: 'scarf', group: 'warm-things', basePriceDkk: 379, models: { women: 3, men: 2, children: 1, unisex: 1 },
    materials: ['wool', 'merino', 'cashmere', 'alpaca'], patterns: ['solid', 'check', 'rib', 'stripes'],
    colours: woolColours, sizes: 'one-size', season: 'autumn-winter',
  },
  {
    kind: 'beanie', drawing: 'beanie', group: 'warm-things', basePriceDkk: 229, models: { women: 2, men: 2, children: 3, unisex: 2 },
    materials: ['wool', 'merino', 'cashmere', 'alpaca'], patterns: ['rib', 'cable', 'rib'],
    colours: woolColours, sizes: 'hats', season: 'autumn-winter',
  },
  {
    kind: 'cap', drawing: 'cap', group: 'finishing-touches', basePriceDkk: 229, models: { unisex: 3, men: 1, children: 2 },
    materials: ['cotton', 'corduroy', 'linen', 'wool'],
    colours: ['black', 'navy', 'beige', 'olive', 'grey', 'green', 'burgundy', 'cream', 'light-blue'], sizes: 'hats', season: 'all-year',
  },
  {
    kind: 'gloves', drawing: 'gloves', group: 'warm-things', basePriceDkk: 379, models: { women: 3, men: 2, children: 2 },
    materials: ['leather', 'wool', 'merino'], colours: ['black', 'brown', 'cognac', 'navy', 'grey', 'burgundy', 'green', 'cream'], sizes: 'gloves', season: 'autumn-winter',
  },
  {
    kind: 'sunglasses', drawing: 'sunglasses', group: 'finishing-touches', basePriceDkk: 399, models: { women: 2, men: 2, children: 1, unisex: 1 },
    materials: ['acetate', 'acetate', 'steel'], colours: ['black', 'brown', 'cognac', 'green', 'grey', 'rose', 'navy'], sizes: 'one-size', season: 'spring-summer',
  },
  {
    kind: 'socks', drawing: 'socks', group: 'warm-things', basePriceDkk: 79, models: { women: 3, men: 3, children: 3 },
    materials: ['cotton', 'merino', 'wool', 'cotton'], patterns: ['solid', 'rib', 'stripes', 'dots'], colours: woolColours, sizes: 'socks', season: 'all-year',
  },
  {
    kind: 'watch', drawing: 'watch', group: 'finishing-touches', basePriceDkk: 1199, models: { women: 2, men: 2, unisex: 1 },
    materials: ['leather', 'steel', 'leather'], colours: ['black', 'brown', 'cognac', 'navy', 'grey', 'beige'], sizes: 'one-size', season: 'all-year',
  },
  {
    kind: 'wallet', drawing: 'wallet', group: 'leather-goods', basePriceDkk: 449, models: { women: 2, men: 3 },
    materials: ['leather'], colours: ['black', 'brown', 'cognac', 'navy', 'burgundy', 'olive', 'heather'], sizes: 'one-size', season: 'all-year',
  },
];
