import type { SourceBrand } from '@lyng/model';
import { slugOf } from '@lyng/demo-catalogue/core';
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

/** Gives each name once; a name that is taken gets a number, without counting up from the first each time. */
export class UniqueNames {
  readonly #taken: Set<string>;
  readonly #copies = new Map<string, number>();

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  take(name: string): string {
    let copy = this.#copies.get(name) ?? 1;
    let unique = copy === 1 ? name : `${name}-${copy}`;
    while (this.#taken.has(unique)) unique = `${name}-${(copy += 1)}`;
    this.#copies.set(name, copy);
    this.#taken.add(unique);
    return unique;
  }
}

const isOf = (alias: string, wanted: string): boolean =>
  alias === wanted || (alias.startsWith(`${wanted}-`) && /^\d+$/.test(alias.slice(wanted.length + 1)));

/** Longer addresses are cut. */
const maxAliasLength = 100;

/** The things of one scope, by their key: those of earlier imports, and new ones in the order of the calls. */
class Numbers {
  readonly known = new Map<string, { readonly id: number; alias: string }>();
  readonly #aliases: UniqueNames;
  #next: number;

  constructor(first: number, earlier: readonly ImportedId[]) {
    this.#next = earlier.reduce((next, { id }) => Math.max(next, id + 1), first);
    this.#aliases = new UniqueNames(earlier.map(({ alias }) => alias));
    for (const { key, id, alias } of earlier) this.known.set(key, { id, alias });
  }

  of(key: string): { readonly id: number; alias: string } {
    let known = this.known.get(key);
    if (known === undefined) this.known.set(key, (known = { id: this.#next, alias: '' }));
    this.#next = Math.max(this.#next, known.id + 1);
    return known;
  }

  /** The address that it had, while it fits what is wanted; a new one has a number where it is taken. */
  aliasOf(key: string, wanted: string): string {
    const known = this.of(key);
    const base = wanted.slice(0, maxAliasLength).replace(/-+$/, '') || 'vare';
    if (!isOf(known.alias, base)) known.alias = this.#aliases.take(base);
    return known.alias;
  }
}

/** The same for every spelling of a brand: in capitals or not, in any Unicode form, with and without trade-mark signs. */
const brandKey = (name: string): string =>
  name
    .replace(/[®™℠©]|\((?:r|tm|c)\)/gi, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim() || name;

/** Numbers and addresses of the things of a feed, with those of the earlier imports. */
export class ImportRegistry {
  readonly #scopes: ReadonlyMap<IdScope, Numbers>;
  /** The spelling in which earlier imports wrote each brand first: its number and address are under that name. */
  readonly #spellings: ReadonlyMap<string, string>;
  readonly #brands = new Map<string, SourceBrand>();

  constructor(earlier: readonly ImportedId[] = []) {
    const idsOf = (scope: IdScope) => earlier.filter((one) => one.scope === scope);
    this.#scopes = new Map(keysOf(firstIds).map((scope) => [scope, new Numbers(firstIds[scope], idsOf(scope))]));
    this.#spellings = new Map(
      idsOf('brand')
        .toReversed()
        .map(({ key }) => [brandKey(key), key]),
    );
  }

  idOf(scope: IdScope, key: string): number {
    return this.#scopes.get(scope)?.of(key).id ?? 0;
  }

  /** The address of a product or a brand. */
  aliasOf(scope: 'product' | 'brand', key: string, wanted: string): string {
    return this.#scopes.get(scope)?.aliasOf(key, wanted) ?? wanted;
  }

  /** The id of a brand in whatever spelling, which is added on first use and shown as it is written there. */
  brandIdOf(name: string): number {
    const key = brandKey(name);
    const known = this.#brands.get(key);
    if (known !== undefined) return known.brandId;
    const spelling = this.#spellings.get(key) ?? name;
    const brandId = this.idOf('brand', spelling);
    const alias = this.aliasOf('brand', spelling, slugOf('da', spelling));
    const description = localized(
      ({ texts }) => texts.brand,
      () => name,
    );
    this.#brands.set(key, { brandId, name, alias, description });
    return brandId;
  }

  brands(): readonly SourceBrand[] {
    return [...this.#brands.values()];
  }

  /** Every number that was given in this import or before. */
  ids(): readonly ImportedId[] {
    return [...this.#scopes].flatMap(([scope, { known }]) =>
      [...known].map(([key, { id, alias }]) => ({ scope, key, id, alias })),
    );
  }
}
