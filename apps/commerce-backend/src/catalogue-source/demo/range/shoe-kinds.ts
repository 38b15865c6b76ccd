import type { KindPlan } from './kinds.ts';

/** Shoes: prices are those of a good middle brand, models as a shop of this size carries them. */
export const shoeKinds: readonly KindPlan[] = [
  {
    kind: 'sneaker', drawing: 'sneaker', group: 'everyday-shoes', basePriceDkk: 799,
    models: { women: 6, men: 6, children: 5 }, materials: ['leather', 'suede', 'canvas', 'leather'],
    colours: ['white', 'black', 'cream', 'navy', 'beige', 'grey', 'olive', 'rose', 'green', 'red', 'heather', 'light-blue'],
    sizes: 'shoes', season: 'all-year',
  },
  {
    kind: 'running-shoe', drawing: 'running-shoe', group: 'everyday-shoes', basePriceDkk: 999,
    models: { women: 3, men: 3, children: 2 }, materials: ['mesh'],
    colours: ['black', 'white', 'blue', 'grey', 'navy', 'green', 'rose', 'red', 'heather', 'yellow'],
    sizes: 'shoes', season: 'all-year',
  },
  {
    kind: 'boot', drawing: 'boot', group: 'boots', basePriceDkk: 1399,
    models: { women: 3, men: 3, children: 2 }, materials: ['leather', 'suede', 'leather'],
    colours: ['black', 'brown', 'cognac', 'beige', 'olive', 'burgundy', 'navy'],
    sizes: 'shoes', season: 'autumn-winter',
  },
  {
    kind: 'chelsea-boot', drawing: 'chelsea-boot', group: 'boots', basePriceDkk: 1199,
    models: { women: 3, men: 3, children: 2 }, materials: ['leather', 'suede'],
    colours: ['black', 'brown', 'cognac', 'navy', 'beige', 'olive', 'burgundy'],
    sizes: 'shoes', season: 'autumn-winter',
  },
  {
    kind: 'ankle-boot', drawing: 'ankle-boot', group: 'boots', basePriceDkk: 1099,
    models: { women: 4 }, materials: ['leather', 'suede'],
    colours: ['black', 'cognac', 'brown', 'beige', 'burgundy', 'grey', 'heather', 'cream'],
    sizes: 'shoes', season: 'autumn-winter',
  },
  {
    kind: 'loafer', drawing: 'loafer', group: 'dress-shoes', basePriceDkk: 999,
    models: { women: 3, men: 3 }, materials: ['leather', 'suede'],
    colours: ['black', 'brown', 'cognac', 'burgundy', 'navy', 'beige', 'cream'],
    sizes: 'shoes', season: 'all-year',
  },
  {
    kind: 'pump', drawing: 'pump', group: 'dress-shoes', basePriceDkk: 899,
    models: { women: 3 }, materials: ['leather', 'suede'],
    colours: ['black', 'beige', 'navy', 'burgundy', 'red', 'rose', 'cream', 'green'],
    sizes: 'shoes', season: 'all-year',
  },
  {
    kind: 'sandal', drawing: 'sandal', group: 'sandals', basePriceDkk: 599,
    models: { women: 4, men: 2, children: 3 }, materials: ['leather', 'suede', 'leather'],
    colours: ['black', 'cognac', 'brown', 'beige', 'white', 'navy', 'olive', 'rose', 'red'],
    sizes: 'shoes', season: 'spring-summer',
  },
  {
    kind: 'ballerina', drawing: 'ballerina', group: 'dress-shoes', basePriceDkk: 699,
    models: { women: 3, children: 2 }, materials: ['leather', 'suede'],
    colours: ['black', 'beige', 'navy', 'red', 'rose', 'burgundy', 'cream', 'heather'],
    sizes: 'shoes', season: 'spring-summer',
  },
  {
    kind: 'slipper', drawing: 'slipper', group: 'slippers', basePriceDkk: 379,
    models: { women: 2, men: 2, children: 2 }, materials: ['felt', 'wool', 'suede'],
    colours: ['grey', 'cognac', 'beige', 'navy', 'green', 'burgundy', 'rose', 'black'],
    sizes: 'shoes', season: 'autumn-winter',
  },
  {
    kind: 'wellington', drawing: 'wellington', group: 'weather-shoes', basePriceDkk: 599,
    models: { women: 2, men: 2, children: 3 }, materials: ['rubber'],
    colours: ['black', 'green', 'navy', 'olive', 'yellow', 'rose', 'burgundy', 'light-blue', 'heather'],
    sizes: 'shoes', season: 'autumn-winter',
  },
  {
    kind: 'winter-boot', drawing: 'winter-boot', group: 'weather-shoes', basePriceDkk: 1199,
    models: { women: 3, men: 2, children: 4 }, materials: ['suede', 'leather', 'recycled-polyester'],
    colours: ['black', 'brown', 'navy', 'beige', 'olive', 'grey', 'burgundy', 'green'],
    sizes: 'shoes', season: 'autumn-winter',
  },
];
