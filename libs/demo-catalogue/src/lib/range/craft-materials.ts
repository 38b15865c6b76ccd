import type { BrandCraft } from './brands.ts';
import type { Department, DemoKind, KindPlan, Pattern } from './kinds.ts';
import type { MaterialKey } from './materials.ts';
import { solesOf } from './traits.ts';

/** Brands that are known for a material use it and not the others. */
const materialsOfCraft: Partial<Record<BrandCraft, readonly MaterialKey[]>> = {
  'leather-shoes': ['leather', 'suede'],
  'natural-fibres': ['linen', 'cotton', 'silk', 'wool', 'organic-cotton'],
  denim: ['denim'],
  tailoring: ['wool', 'linen', 'cotton', 'merino', 'cashmere'],
  outdoor: ['recycled-polyamide', 'recycled-polyester', 'fleece', 'merino', 'wool', 'cotton'],
};

/** Too expensive or too delicate for the playground. */
const adultMaterials: readonly MaterialKey[] = ['silk', 'satin', 'cashmere', 'alpaca', 'steel'];

/** The materials of a brand for a kind; all materials of the kind where the brand's own do not fit. */
export function materialsFor(
  plan: KindPlan,
  craft: BrandCraft,
  department: Department | 'unisex',
): readonly MaterialKey[] {
  const allowed =
    department === 'children'
      ? plan.materials.filter((material) => isForChildren(plan.kind, material))
      : plan.materials;
  const own = allowed.filter((material) => materialsOfCraft[craft]?.includes(material) ?? true);
  return own.length > 0 ? own : allowed;
}

const hides: readonly MaterialKey[] = ['leather', 'suede'];

/** Children wear hides only on their feet. */
const isForChildren = (kind: DemoKind, material: MaterialKey): boolean =>
  !adultMaterials.includes(material) && (solesOf[kind] !== undefined || !hides.includes(material));

/**
 * The surfaces a material can carry: leather and denim are their own, herringbone is woven of wool, flowers are printed
 * on light cloth.
 */
export function patternsFor(plan: KindPlan, material: MaterialKey): readonly Pattern[] {
  if (material === 'leather') return ['leather'];
  if (material === 'denim') return ['denim'];
  const plain: readonly MaterialKey[] = ['suede', 'corduroy', 'satin', 'fleece', 'steel', 'acetate'];
  if (plain.includes(material)) return ['solid'];
  const patterns = (plan.patterns ?? ['solid']).filter((pattern) => {
    if (pattern === 'herringbone') return material === 'wool';
    if (pattern === 'floral' || pattern === 'dots') return material !== 'wool' && material !== 'merino';
    return true;
  });
  return patterns.length > 0 ? patterns : ['solid'];
}
