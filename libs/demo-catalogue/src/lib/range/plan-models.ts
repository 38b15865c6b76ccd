import names from '../../data/range/model-names.json' with { type: 'json' };
import type {
  BrandCraft,
  ColourKey,
  Department,
  Family,
  Fit,
  MaterialKey,
  Pattern,
  Sole,
} from '../copy/language-copy.ts';
import type { Random } from '../random.ts';
import { demoBrands, doesMake, materialsOfBrand } from './brands.ts';
import type { DemoBrand, PriceTier } from './brands.ts';
import { patternColours } from './colours.ts';
import { departments, families, kindPlansOf } from './kinds.ts';
import type { KindPlan } from './kinds.ts';
import { isMadeIn, materialsFor, patternsFor, priceFactorOf } from './materials.ts';
import { sizesOf } from './size-runs.ts';

/** First names, as Nordic shops name their models; no two lists have a name in common. */
export const modelNames: Record<Department | 'girls' | 'unisex', readonly string[]> = names;

export type ModelDepartment = Department | 'unisex';

/** One design of one brand: its colours become products of their own. */
export interface Model {
  readonly name: string;
  readonly plan: KindPlan;
  readonly family: Family;
  readonly department: ModelDepartment;
  readonly brandId: number;
  readonly brand: DemoBrand;
  readonly craft: BrandCraft;
  readonly material: MaterialKey;
  readonly pattern: Pattern;
  readonly colours: readonly ColourKey[];
  readonly fit: Fit | undefined;
  readonly sole: Sole | undefined;
  readonly sizes: readonly string[];
  readonly priceDkk: number;
}

const tierFactors: Record<PriceTier, number> = { 1: 0.72, 2: 1, 3: 1.45 };

/** Children's products are smaller and cost less; snowsuits are priced as such from the start. */
const childFactor = (plan: KindPlan): number => (plan.kind === 'snowsuit' ? 1 : 0.55);

const makes = (brand: DemoBrand, family: Family, plan: KindPlan, department: ModelDepartment): boolean =>
  brand.families.includes(family) &&
  doesMake(brand.craft, plan.kind) &&
  (department === 'unisex'
    ? brand.departments.includes('women') && brand.departments.includes('men')
    : brand.departments.includes(department));

function chooseColours(plan: KindPlan, material: MaterialKey, pattern: Pattern, random: Random): readonly ColourKey[] {
  const needsGround = pattern === 'stripes' || pattern === 'check' || pattern === 'dots';
  const possible = plan.colours.filter(
    (colour) => isMadeIn(material, colour) && (!needsGround || patternColours.includes(colour)),
  );
  return random.shuffle(possible).slice(0, random.pick([2, 2, 3, 3, 3, 4, 4]));
}

interface Slot {
  readonly plan: KindPlan;
  readonly family: Family;
  readonly department: ModelDepartment;
  readonly index: number;
}

function slots(): readonly Slot[] {
  const everyDepartment: readonly ModelDepartment[] = [...departments, 'unisex'];
  return families.flatMap((family) =>
    kindPlansOf(family).flatMap((plan) =>
      everyDepartment.flatMap((department) =>
        Array.from({ length: plan.models[department] ?? 0 }, (_, index) => ({ plan, family, department, index })),
      ),
    ),
  );
}

function designModel(slot: Slot, brand: DemoBrand, name: string, random: Random): Model {
  const { plan, department } = slot;
  const material = random.pick(materialsOfBrand(brand.craft, materialsFor(plan, department)));
  const pattern = random.pick(patternsFor(plan, material));
  const own = random.between(90, 114) / 100;
  const factor =
    tierFactors[brand.tier] * priceFactorOf(material) * (department === 'children' ? childFactor(plan) : 1);
  return {
    name,
    plan,
    family: slot.family,
    department,
    brand,
    brandId: demoBrands.indexOf(brand) + 1,
    craft: brand.craft,
    material,
    pattern,
    colours: chooseColours(plan, material, pattern, random),
    fit: plan.fits && random.pick(plan.fits),
    sole: plan.soles && random.pick(plan.soles),
    sizes: sizesOf(plan.sizes, department === 'unisex' ? 'women' : department, random),
    priceDkk: plan.basePriceDkk * factor * own,
  };
}

const girlsKinds: readonly string[] = ['dress', 'skirt', 'ballerina'];

/** Gives out names list by list, and starts a list again when all of it has been used. */
function cycleNames(random: Random): (slot: Slot) => string {
  const left: Record<keyof typeof modelNames, string[]> = { women: [], men: [], children: [], girls: [], unisex: [] };
  return ({ department, plan }) => {
    const list = department === 'children' && girlsKinds.includes(plan.kind) ? 'girls' : department;
    if (left[list].length === 0) left[list] = random.fork(`names/${list}`).shuffle(modelNames[list]);
    return left[list].shift() ?? '';
  };
}

/** Designs the complete range: every brand gets its share of what it can make, every model a name of its own. */
export function planModels(random: Random): readonly Model[] {
  const modelsOf = new Map<DemoBrand, number>();
  const nextName = cycleNames(random);
  return slots().map((slot) => {
    const own = random.fork(`${slot.plan.kind}/${slot.department}/${slot.index}`);
    const brand = leastUsed(
      own.shuffle(demoBrands.filter((candidate) => makes(candidate, slot.family, slot.plan, slot.department))),
      modelsOf,
    );
    modelsOf.set(brand, (modelsOf.get(brand) ?? 0) + 1);
    return designModel(slot, brand, nextName(slot), own);
  });
}

function leastUsed(candidates: readonly DemoBrand[], modelsOf: ReadonlyMap<DemoBrand, number>): DemoBrand {
  const [first, ...rest] = candidates;
  if (first === undefined)
    throw new Error(
      'catalogue-source: a kind has no house that makes it: give one a fitting craft and department in brands.ts.',
    );
  return rest.reduce((best, brand) => ((modelsOf.get(brand) ?? 0) < (modelsOf.get(best) ?? 0) ? brand : best), first);
}
