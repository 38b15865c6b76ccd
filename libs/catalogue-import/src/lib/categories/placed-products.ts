import type { SourceProduct } from '@lyng/model';
import { CompressedList } from '../compressed-list.ts';
import type { Place } from '../place-in-shop.ts';
import type { CountedPlace, Listing, PlacedProduct } from './build-categories.ts';

interface Counter {
  readonly index: number;
  readonly place: Place;
  products: number;
}

const keyOf = ({ family, kind, gender, departments }: Place): string =>
  [family, kind?.key ?? '', gender, ...departments].join('/');

/** The products of an import while it reads them: a large feed has too many to hold them as objects. */
export class PlacedProducts {
  readonly #products = new CompressedList<readonly [place: number, product: PlacedProduct['product']]>();
  readonly #places = new Map<string, Counter>();

  get count(): number {
    return this.#products.count;
  }

  add({ product, place }: PlacedProduct): void {
    const key = keyOf(place);
    let counter = this.#places.get(key);
    if (counter === undefined) this.#places.set(key, (counter = { index: this.#places.size, place, products: 0 }));
    counter.products += 1;
    this.#products.add([counter.index, product]);
  }

  /** Each place once, in the order of the products. */
  places(): readonly CountedPlace[] {
    return [...this.#places.values()];
  }

  /** The products with the categories of their places. They are made while they are iterated, and again each time. */
  listedIn(listings: readonly Listing[]): Iterable<SourceProduct> {
    const products = this.#products;
    return {
      *[Symbol.iterator]() {
        for (const [place, product] of products)
          yield { ...product, ...(listings[place] ?? { primaryCategoryId: 0, categoryIds: [] }) };
      },
    };
  }
}
