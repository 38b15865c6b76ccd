import type { Language } from '@lyng/model';
import brands from '../../data/range/brands.json' with { type: 'json' };
import crafts from '../../data/range/crafts.json' with { type: 'json' };
import type { BrandCraft, Department, DemoKind, Family, MaterialKey } from '../copy/language-copy.ts';
import { typedData } from '../typed-data.ts';

/** 1 is the everyday price, 2 the middle, 3 the expensive end of the shop. */
export type PriceTier = 1 | 2 | 3;

export interface DemoBrand {
  readonly name: string;
  readonly nation: Language;
  readonly craft: BrandCraft;
  readonly tier: PriceTier;
  readonly families: readonly Family[];
  readonly departments: readonly Department[];
}

interface Crafts {
  readonly kinds: Partial<Record<BrandCraft, readonly DemoKind[]>>;
  readonly materials: Partial<Record<BrandCraft, readonly MaterialKey[]>>;
}

const { kinds, materials } = typedData<Crafts>(crafts);

/** Fictional brands. */
export const demoBrands = typedData<readonly DemoBrand[]>(brands);

/** Whether a brand of the craft makes a kind: one of boots does not make blouses. */
export const doesMake = (craft: BrandCraft, kind: DemoKind): boolean => kinds[craft]?.includes(kind) ?? true;

/** Brands that are known for a material use it and not the others, unless theirs do not fit. */
export function materialsOfBrand(craft: BrandCraft, possible: readonly MaterialKey[]): readonly MaterialKey[] {
  const own = possible.filter((material) => materials[craft]?.includes(material) ?? true);
  return own.length > 0 ? own : possible;
}
