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

/** A SKU that can be bought. */
export interface SampleSku {
  readonly skuId: number;
  readonly productId: number;
}

/** Data of the backend that the checks are tried with: nothing is known of it before. */
export interface Samples {
  /** The first products of the shop, the newest first. */
  readonly products: () => Promise<readonly Data[]>;
  /** Two SKUs with stock, of two products. */
  readonly skus: () => Promise<readonly [SampleSku, SampleSku]>;
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
    skus: once(async () => {
      const buyable = (await products()).flatMap(({ skus }): SampleSku[] =>
        (skus ?? []).filter(({ stock }: Data) => stock?.inStock >= 5).slice(0, 1),
      );
      const [first, second] = buyable;
      const reason = 'No two products have five in stock.';
      return [sampleOf(first, reason), sampleOf(second, reason)] as const;
    }),
  };
}
