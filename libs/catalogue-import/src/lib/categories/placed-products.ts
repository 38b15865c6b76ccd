import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { SourceProduct } from '@lyng/model';
import type { CountedPlace, Listing } from './build-categories.ts';
import type { Place } from './place-in-shop.ts';

/** A product and where it belongs; which category that is depends on how many others belong there. */
export interface PlacedProduct {
  readonly product: Omit<SourceProduct, 'categoryIds' | 'primaryCategoryId'>;
  readonly place: Place;
}

type StoredProduct = readonly [place: number, product: PlacedProduct['product']];

/** Products that are compressed at once. */
const CHUNK_LENGTH = 100;

const keyOf = ({ kind, gender, departments }: Place): string => [kind.key, gender, ...departments].join('/');

/**
 * The products of an import while it reads them, as compressed JSON: a large feed has too many to hold them as objects.
 */
export class PlacedProducts {
  readonly #chunks: Uint8Array[] = [];
  /** The products that are not compressed yet. */
  #rest: StoredProduct[] = [];
  readonly #places = new Map<string, { readonly index: number; readonly place: Place; products: number }>();
  count = 0;
  /** The products whose feed has no name in at least three languages. */
  untranslated = 0;

  add({ product, place }: PlacedProduct): void {
    const key = keyOf(place);
    const counted = this.#places.get(key) ?? { index: this.#places.size, place, products: 0 };
    this.#places.set(key, counted);
    counted.products += 1;
    this.count += 1;
    if (product.name.da === product.name.nb && product.name.da === product.name.fi) this.untranslated += 1;
    this.#rest.push([counted.index, product]);
    if (this.#rest.length < CHUNK_LENGTH) return;
    // The fastest level: it already finds the texts that repeat in every language. A copy, as a small buffer is a part of
    // a larger one, which it would hold in the memory.
    this.#chunks.push(new Uint8Array(deflateRawSync(JSON.stringify(this.#rest), { level: 1 })));
    this.#rest = [];
  }

  /** Each place once, with the number of its products, in the order of the products. */
  places(): readonly CountedPlace[] {
    return [...this.#places.values()];
  }

  /** The products with the categories of their places. They are made while they are iterated, and again each time. */
  listedIn(listings: readonly Listing[]): Iterable<SourceProduct> {
    const [chunks, rest] = [this.#chunks, this.#rest];
    return {
      *[Symbol.iterator]() {
        for (const chunk of [...chunks, undefined]) {
          const products =
            chunk === undefined ? rest : (JSON.parse(inflateRawSync(chunk).toString()) as StoredProduct[]);
          for (const [place, product] of products)
            yield { ...product, ...(listings[place] ?? { primaryCategoryId: 0, categoryIds: [] }) };
        }
      },
    };
  }
}
