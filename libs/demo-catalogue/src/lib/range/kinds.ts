import kinds from '../../data/range/kinds.json' with { type: 'json' };
import type {
  ColourKey,
  DemoKind,
  Department,
  Family,
  Fit,
  KindGroup,
  MaterialKey,
  Pattern,
  Season,
  Sole,
} from '../copy/language-copy.ts';
import { typedData } from '../typed-data.ts';
import type { SizeRun } from './size-runs.ts';

/** In the order of the shop's menu. */
export const families = ['shoes', 'clothes', 'accessories'] as const;
export const departments = ['women', 'men', 'children'] as const;

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
export const kindPlansOf = (family: Family): readonly KindPlan[] => plansOf[family];

/** Whether a department sells the kind at all; `unisex` models count for both adult ones. */
export function isCarriedBy(plan: KindPlan, department: Department): boolean {
  const own = plan.models[department] ?? 0;
  return own > 0 || (department !== 'children' && (plan.models.unisex ?? 0) > 0);
}
