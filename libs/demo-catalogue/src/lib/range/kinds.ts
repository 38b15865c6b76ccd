import kinds from '../../data/range/kinds.json' with { type: 'json' };
import { typedData } from '../typed-data.ts';
import type { ColourKey } from './colours.ts';
import type { MaterialKey } from './materials.ts';
import type { SizeRun } from './size-runs.ts';

export const families = ['shoes', 'clothes', 'accessories'] as const;
export type Family = (typeof families)[number];

/** The department of a model; `unisex` models are in both adult departments. */
export const departments = ['women', 'men', 'children'] as const;
export type Department = (typeof departments)[number];

/** The kinds of the demo shop. */
export type DemoKind =
  | 'sneaker'
  | 'running-shoe'
  | 'boot'
  | 'chelsea-boot'
  | 'ankle-boot'
  | 'loafer'
  | 'pump'
  | 'sandal'
  | 'ballerina'
  | 'slipper'
  | 'wellington'
  | 'winter-boot'
  | 't-shirt'
  | 'shirt'
  | 'blouse'
  | 'knit'
  | 'cardigan'
  | 'hoodie'
  | 'jacket'
  | 'coat'
  | 'overcoat'
  | 'puffer'
  | 'blazer'
  | 'dress'
  | 'skirt'
  | 'jeans'
  | 'trousers'
  | 'shorts'
  | 'leggings'
  | 'jumpsuit'
  | 'snowsuit'
  | 'bag'
  | 'tote'
  | 'backpack'
  | 'belt'
  | 'scarf'
  | 'beanie'
  | 'cap'
  | 'gloves'
  | 'sunglasses'
  | 'socks'
  | 'watch'
  | 'wallet';

/** Kinds that are worn on the same occasions and described in the same words. */
export type KindGroup =
  | 'everyday-shoes'
  | 'boots'
  | 'dress-shoes'
  | 'sandals'
  | 'slippers'
  | 'weather-shoes'
  | 'tops'
  | 'knits'
  | 'outerwear'
  | 'dresses'
  | 'bottoms'
  | 'bags'
  | 'leather-goods'
  | 'warm-things'
  | 'finishing-touches';

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
export type Fit = 'slim' | 'regular' | 'relaxed';
export type Sole = 'flat' | 'low-heel' | 'mid-heel' | 'lug' | 'cushioned' | 'soft';

/** The number of models of a kind in each department, and their materials. */
export interface KindPlan {
  readonly kind: DemoKind;
  /** The kind whose images it has. */
  readonly drawing: string;
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
  /** The cuts of a garment. */
  readonly fits?: readonly Fit[];
  /** The soles and heels of a shoe; other kinds have none. */
  readonly soles?: readonly Sole[];
}

/** A kind has images of its own unless its data name another. */
type KindData = Omit<KindPlan, 'drawing'> & Partial<Pick<KindPlan, 'drawing'>>;

const { shoes, clothes, accessories } = typedData<Record<Family, readonly KindData[]>>(kinds);
const planOf = (kind: KindData): KindPlan => ({ drawing: kind.kind, ...kind });
const plansOf: Record<Family, readonly KindPlan[]> = {
  shoes: shoes.map(planOf),
  clothes: clothes.map(planOf),
  accessories: accessories.map(planOf),
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
