import type { DrawingKind } from '../drawing-kinds.ts';
import type { ColourKey } from './colours.ts';
import type { MaterialKey } from './materials.ts';
import type { SizeRun } from './size-runs.ts';
import { accessoryKinds } from './accessory-kinds.ts';
import { clothesKinds } from './clothes-kinds.ts';
import { shoeKinds } from './shoe-kinds.ts';

export const families = ['shoes', 'clothes', 'accessories'] as const;
export type Family = (typeof families)[number];

/** The department of a model; `unisex` models are in both adult departments. */
export const departments = ['women', 'men', 'children'] as const;
export type Department = (typeof departments)[number];

/** The kinds of the demo shop. There are fewer drawings than kinds: two kinds may share a drawing. */
export const demoKinds = [
  'sneaker',
  'running-shoe',
  'boot',
  'chelsea-boot',
  'ankle-boot',
  'loafer',
  'pump',
  'sandal',
  'ballerina',
  'slipper',
  'wellington',
  'winter-boot',
  't-shirt',
  'shirt',
  'blouse',
  'knit',
  'cardigan',
  'hoodie',
  'jacket',
  'coat',
  'overcoat',
  'puffer',
  'blazer',
  'dress',
  'skirt',
  'jeans',
  'trousers',
  'shorts',
  'leggings',
  'jumpsuit',
  'snowsuit',
  'bag',
  'tote',
  'backpack',
  'belt',
  'scarf',
  'beanie',
  'cap',
  'gloves',
  'sunglasses',
  'socks',
  'watch',
  'wallet',
] as const;
export type DemoKind = (typeof demoKinds)[number];

/** Kinds that are worn on the same occasions and described in the same words. */
export const kindGroups = [
  'everyday-shoes',
  'boots',
  'dress-shoes',
  'sandals',
  'slippers',
  'weather-shoes',
  'tops',
  'knits',
  'outerwear',
  'dresses',
  'bottoms',
  'bags',
  'leather-goods',
  'warm-things',
  'finishing-touches',
] as const;
export type KindGroup = (typeof kindGroups)[number];

export type Pattern =
  | 'solid'
  | 'stripes'
  | 'check'
  | 'dots'
  | 'herringbone'
  | 'cable'
  | 'rib'
  | 'denim'
  | 'leather'
  | 'floral';
export type Season = 'spring-summer' | 'autumn-winter' | 'all-year';

/** How many models of a kind each department sells, and which materials they may have. */
export interface KindPlan {
  readonly kind: DemoKind;
  readonly drawing: DrawingKind;
  readonly group: KindGroup;
  /** A middle-tier adult model in Danish kroner. */
  readonly basePriceDkk: number;
  readonly models: Partial<Record<Department | 'unisex', number>>;
  readonly materials: readonly MaterialKey[];
  /** Surfaces beside plain; those that the material itself gives (denim, leather) need no mention. */
  readonly patterns?: readonly Pattern[];
  readonly colours: readonly ColourKey[];
  readonly sizes: SizeRun;
  readonly season: Season;
}

const plansOf: Record<Family, readonly KindPlan[]> = {
  shoes: shoeKinds,
  clothes: clothesKinds,
  accessories: accessoryKinds,
};

/** The range of one family, in the order of the shop's menu. */
export function kindPlansOf(family: Family): readonly KindPlan[] {
  return plansOf[family];
}

/** Whether a department sells the kind at all; `unisex` models count for both adult ones. */
export function isCarriedBy(plan: KindPlan, department: Department): boolean {
  const own = plan.models[department] ?? 0;
  return own > 0 || (department !== 'children' && (plan.models.unisex ?? 0) > 0);
}
