import type { BrandCraft } from './brands.ts';
import { demoKinds } from './kinds.ts';
import type { DemoKind } from './kinds.ts';

/** The kinds that a brand of each craft makes; a brand of boots does not make blouses. */
export const kindsOfCraft: Record<BrandCraft, readonly DemoKind[]> = {
  'leather-shoes': ['boot', 'chelsea-boot', 'ankle-boot', 'loafer', 'pump', 'ballerina', 'sandal', 'sneaker'],
  'everyday-shoes': ['sneaker', 'sandal', 'slipper', 'ballerina', 'loafer'],
  running: ['running-shoe', 'sneaker'],
  'rain-and-winter': ['wellington', 'winter-boot', 'slipper'],
  knitwear: ['knit', 'cardigan', 'scarf', 'beanie', 'socks', 'gloves'],
  tailoring: ['blazer', 'coat', 'overcoat', 'shirt', 'trousers', 'knit'],
  'natural-fibres': ['dress', 'blouse', 'skirt', 'trousers', 'shirt', 'jumpsuit', 'shorts', 't-shirt'],
  denim: ['jeans', 'jacket', 'shirt', 'skirt', 'shorts', 'jumpsuit'],
  'easy-wardrobe': [
    't-shirt',
    'hoodie',
    'shirt',
    'blouse',
    'dress',
    'skirt',
    'trousers',
    'shorts',
    'leggings',
    'socks',
    'knit',
    'cardigan',
  ],
  outdoor: ['jacket', 'puffer', 'snowsuit', 'leggings', 'hoodie', 'beanie', 'gloves', 'backpack', 't-shirt', 'cap'],
  children: demoKinds,
  bags: ['bag', 'tote', 'backpack', 'belt', 'wallet'],
  'small-things': ['belt', 'scarf', 'beanie', 'cap', 'gloves', 'socks', 'wallet', 'tote'],
  'eyewear-and-watches': ['sunglasses', 'watch'],
};
