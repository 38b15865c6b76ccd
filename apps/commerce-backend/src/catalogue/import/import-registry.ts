import type { SourceBrand } from '@lyng/model';
import { slugOf } from '@lyng/demo-catalogue/core';

const firstProductId = 20001;
const firstSkuId = 200001;
const firstVariantGroupId = 5001;

/** Assigns the ids and addresses of one import, each once, in the order of the calls. */
export interface ImportRegistry {
  readonly nextProductId: () => number;
  readonly nextSkuId: () => number;
  readonly nextVariantGroupId: () => number;
  /** The id of a brand, which is added on first use. */
  readonly brandIdOf: (name: string) => number;
  /** The address, with a number added when it is taken. */
  readonly aliasFor: (wanted: string) => string;
  readonly brands: () => readonly SourceBrand[];
}

const countFrom = (first: number): (() => number) => {
  let next = first;
  return () => next++;
};

/** Creates an empty registry. */
export function createRegistry(): ImportRegistry {
  const brands = new Map<string, SourceBrand>();
  const takenAliases = new Set<string>();
  const aliasIn = (taken: Set<string>, wanted: string): string => {
    const base = wanted === '' ? 'vare' : wanted;
    let alias = base;
    for (let copy = 2; taken.has(alias); copy += 1) alias = `${base}-${copy}`;
    taken.add(alias);
    return alias;
  };
  const takenBrandAliases = new Set<string>();
  return {
    nextProductId: countFrom(firstProductId),
    nextSkuId: countFrom(firstSkuId),
    nextVariantGroupId: countFrom(firstVariantGroupId),
    brandIdOf: (name) => {
      const known = brands.get(name);
      if (known) return known.brandId;
      const brandId = brands.size + 1;
      brands.set(name, {
        brandId,
        name,
        alias: aliasIn(takenBrandAliases, slugOf('da', name)),
        description: introductionOf(name),
      });
      return brandId;
    },
    aliasFor: (wanted) => aliasIn(takenAliases, wanted),
    brands: () => [...brands.values()],
  };
}

/** Of an imported brand, only the name is known. */
const introductionOf = (name: string): SourceBrand['description'] => ({
  da: `Se hele udvalget fra ${name}.`,
  sv: `Se hela utbudet från ${name}.`,
  nb: `Se hele utvalget fra ${name}.`,
  fi: `Katso merkin ${name} koko valikoima.`,
});
