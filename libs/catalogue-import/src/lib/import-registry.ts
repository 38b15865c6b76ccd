import type { SourceBrand } from '@lyng/model';
import { slugOf } from '@lyng/demo-catalogue/core';
import { UniqueNames } from './unique-names.ts';
import { keysOf, localized } from './vocabulary/vocabulary.ts';

/** The things that an import numbers, each from a number of its own. */
const firstIds = { product: 20_001, group: 5001, sku: 200_001, brand: 1, category: 10_001 } as const;

export type IdScope = keyof typeof firstIds;

/** Whether an import numbers such things. */
export const isIdScope = (scope: string): scope is IdScope => Object.hasOwn(firstIds, scope);

/** A number that an import has given to something of a feed, and the address of a product. */
export interface ImportedId {
  readonly scope: IdScope;
  /** Its name in the feed. */
  readonly key: string;
  readonly id: number;
  readonly alias: string;
}

/** The key of something with several names: between them stands a character that no text of a feed has. */
export const keyOf = (...names: readonly string[]): string => names.join('\u001F');

/** Numbers and addresses of the things of a feed: those of earlier imports, and new ones in the order of the calls. */
export interface ImportRegistry {
  readonly idOf: (scope: Exclude<IdScope, 'brand'>, key: string) => number;
  /** The id of a brand in whatever spelling, which is added on first use and shown as it is written there. */
  readonly brandIdOf: (name: string) => number;
  /** The address of a product: the one that it had, while it fits what is wanted; a new one has a number where it is taken. */
  readonly aliasOf: (productKey: string, wanted: string) => string;
  readonly brands: () => readonly SourceBrand[];
  /** Every number that was given in this import or before. */
  readonly ids: () => readonly ImportedId[];
}

interface Known {
  readonly id: number;
  alias: string;
}

const numbered = (name: string, copy: number): string => `${name}-${copy}`;

const isOf = (alias: string, wanted: string): boolean =>
  alias === wanted || (alias.startsWith(`${wanted}-`) && /^\d+$/.test(alias.slice(wanted.length + 1)));

/** Longer addresses are cut. */
const maxAliasLength = 100;

const aliasFor = (wanted: string): string => wanted.slice(0, maxAliasLength).replace(/-+$/, '') || 'vare';

class Numbers {
  readonly known = new Map<string, Known>();
  #next: number;

  constructor(first: number) {
    this.#next = first;
  }

  add({ key, id, alias }: ImportedId): void {
    this.known.set(key, { id, alias });
    this.#next = Math.max(this.#next, id + 1);
  }

  of(key: string): Known {
    let known = this.known.get(key);
    if (known === undefined) {
      known = { id: this.#next, alias: '' };
      this.#next += 1;
      this.known.set(key, known);
    }
    return known;
  }
}

/** The same for every spelling of a brand: in capitals or not, in any Unicode form, with and without trade-mark signs. */
function brandKey(name: string): string {
  const folded = name
    .replace(/[®™℠©]|\((?:r|tm|c)\)/gi, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim();
  return folded === '' ? name : folded;
}

/** Creates the registry of an import, with the numbers of the earlier ones. */
export function createRegistry(earlier: readonly ImportedId[] = []): ImportRegistry {
  const scopes: Readonly<Record<IdScope, Numbers>> = {
    product: new Numbers(firstIds.product),
    group: new Numbers(firstIds.group),
    sku: new Numbers(firstIds.sku),
    brand: new Numbers(firstIds.brand),
    category: new Numbers(firstIds.category),
  };
  for (const one of earlier) scopes[one.scope].add(one);
  const aliasesOf = ({ known }: Numbers): UniqueNames =>
    new UniqueNames(
      numbered,
      [...known.values()].map(({ alias }) => alias),
    );
  const productAliases = aliasesOf(scopes.product);
  const brandAliases = aliasesOf(scopes.brand);
  const brands = new Map<string, SourceBrand>();
  /** The spelling in which earlier imports wrote each brand first: its number and address are under that name. */
  const spellings = new Map([...scopes.brand.known.keys()].reverse().map((name) => [brandKey(name), name]));
  return {
    idOf: (scope, key) => scopes[scope].of(key).id,
    brandIdOf: (name) => {
      const key = brandKey(name);
      const used = brands.get(key);
      if (used !== undefined) return used.brandId;
      const brand = scopes.brand.of(spellings.get(key) ?? name);
      if (brand.alias === '') brand.alias = brandAliases.take(aliasFor(slugOf('da', name)));
      brands.set(key, {
        brandId: brand.id,
        name,
        alias: brand.alias,
        description: localized(
          ({ texts }) => texts.brand,
          () => name,
        ),
      });
      return brand.id;
    },
    aliasOf: (productKey, wanted) => {
      const product = scopes.product.of(productKey);
      const base = aliasFor(wanted);
      if (!isOf(product.alias, base)) product.alias = productAliases.take(base);
      return product.alias;
    },
    brands: () => [...brands.values()],
    ids: () =>
      keysOf(scopes).flatMap((scope) =>
        [...scopes[scope].known].map(([key, { id, alias }]) => ({ scope, key, id, alias })),
      ),
  };
}
