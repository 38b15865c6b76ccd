import materials from '../../data/range/materials.json' with { type: 'json' };
import type { ColourKey, Department, MaterialKey, Pattern } from '../copy/language-copy.ts';
import { typedData } from '../typed-data.ts';
import type { KindPlan } from './kinds.ts';

type OfMaterials<Value> = Partial<Record<MaterialKey, Value>>;

interface Materials {
  /** Compared to the same product in an ordinary material. */
  readonly priceFactors: OfMaterials<number>;
  /** Hides come in the colours of hides; a material without an entry can be dyed in any colour. */
  readonly colours: OfMaterials<readonly ColourKey[]>;
  /** Leather and denim are their own surface, herringbone is woven of wool, flowers are printed on light cloth. */
  readonly patterns: OfMaterials<readonly Pattern[]>;
  readonly otherPatterns: readonly Pattern[];
  /** Too expensive or too delicate for the playground. */
  readonly forAdults: readonly MaterialKey[];
  readonly hides: readonly MaterialKey[];
}

const { priceFactors, colours, patterns, otherPatterns, forAdults, hides } = typedData<Materials>(materials);

export const priceFactorOf = (material: MaterialKey): number => priceFactors[material] ?? 1;

export const isMadeIn = (material: MaterialKey, colour: ColourKey): boolean =>
  colours[material]?.includes(colour) ?? true;

/** The materials of a kind in a department: children wear hides only on their feet. */
export function materialsFor(plan: KindPlan, department: Department | 'unisex'): readonly MaterialKey[] {
  if (department !== 'children') return plan.materials;
  return plan.materials.filter(
    (material) => !forAdults.includes(material) && (plan.soles !== undefined || !hides.includes(material)),
  );
}

/** The surfaces that a kind has in a material. */
export function patternsFor(plan: KindPlan, material: MaterialKey): readonly Pattern[] {
  const possible = patterns[material] ?? otherPatterns;
  const own = (plan.patterns ?? ['solid']).filter((pattern) => possible.includes(pattern));
  return own.length > 0 ? own : possible.slice(0, 1);
}
