import { sampleOf } from '../../core/check.ts';
import type { Data, GraphqlClient } from '../../wire/graphql.ts';

/** The variables that every document may declare. */
export const SCOPE = '$channelId: String, $languageId: String, $marketId: String';
/** The arguments that they are for. */
export const IN = 'channelId: $channelId, languageId: $languageId, marketId: $marketId';

/** Calls the function once, and returns its result from then on. */
const once = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loaded: Promise<Value> | undefined;
  return () => (loaded ??= load());
};

/** Data of the backend that the checks are tried with: nothing is known of it before. */
export interface Samples {
  /** The first products of the shop, the newest first. */
  readonly products: () => Promise<readonly Data[]>;
  /** A SKU with stock. */
  readonly skuId: () => Promise<number>;
}

const PRODUCTS = `query Sample(${SCOPE}) {
  products(take: 60, filter: { sort: LATEST }, ${IN}) {
    count
    products {
      productId articleNumber alias name canonicalUrl
      totalStock { totalStock inStock }
      skus { skuId productId stock { totalStock inStock oversellable static } }
      unitPrice { sellingPriceIncVat sellingPriceExVat sellingPriceIncVatFormatted regularPriceIncVat discountPercentage isDiscounted }
      brand { alias name } primaryCategory { categoryId alias name canonicalUrl }
      productImages { fileName }
    }
  }
}`;

/** Makes the samples of a backend. */
export function makeSamples(client: GraphqlClient): Samples {
  const products = once(async () => {
    const { products: list } = await client.data(PRODUCTS);
    return sampleOf<readonly Data[]>(list?.products?.length > 0 ? list.products : null, 'The shop has no products.');
  });
  return {
    products,
    skuId: once(async () => {
      const buyable = (await products())
        .flatMap(({ skus }): readonly Data[] => skus ?? [])
        .find(({ stock }) => stock?.inStock >= 5);
      return sampleOf<Data>(buyable, 'No product has five in stock.').skuId as number;
    }),
  };
}
