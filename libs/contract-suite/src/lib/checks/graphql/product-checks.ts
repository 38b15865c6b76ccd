import { assertContract, assertEqual, guestReads, sampleOf } from '../../core/check.ts';
import type { Check } from '../../core/check.ts';
import { assertShape } from '../../core/shape.ts';
import type { Data, GraphqlClient } from '../../wire/graphql.ts';
import { IN, SCOPE } from './samples.ts';
import type { Samples } from './samples.ts';

const LEVEL =
  'level dimension type value label skuId productId alias stock { totalStock inStock incoming } attributes { key value }';
const PRODUCT = `query Product($alias: String, $productId: Int, ${SCOPE}) {
  product(alias: $alias, productId: $productId, ${IN}) {
    productId alias name canonicalUrl
    skus { skuId productId articleNumber name gtin stock { totalStock inStock oversellable static } incoming }
    totalStock { totalStock inStock oversellable static }
    unitPrice {
      sellingPriceIncVat sellingPriceExVat regularPriceIncVat discountPercentage isDiscounted
      sellingPriceIncVatFormatted sellingPriceExVatFormatted regularPriceIncVatFormatted
    }
    variantDimensions { level dimension type value label group { label value } }
    variantGroup { variantGroupId mainProductId activeProducts variants { ${LEVEL} variants { ${LEVEL} variants { ${LEVEL} } } } }
    rating { score voteCount }
    meta { title description }
    breadcrumbs { name url }
    parameterGroups { parameterGroupId name parameters { name label value } }
  }
}`;

/** The variants of all levels in one list. */
const flatten = (variants: readonly Data[] | null | undefined): readonly Data[] =>
  (variants ?? []).flatMap((variant) => [variant, ...flatten(variant.variants)]);

/** One product: prices, stock, sizes. */
export function productChecks(client: GraphqlClient, samples: Samples): readonly Check[] {
  const load = async (): Promise<Data> => {
    const [first] = await samples.products();
    return (await client.data(PRODUCT, { alias: first.alias })).product;
  };
  return [
    guestReads('a product is found by alias and by id', async () => {
      const byAlias = await load();
      const { product: byId } = await client.data(PRODUCT, { productId: byAlias.productId });
      assertEqual(byId?.alias, byAlias.alias, 'The product by its id');
    }),
    guestReads('an unknown product is null', async () => {
      assertEqual((await client.data(PRODUCT, { alias: 'no-such-product-zzq' })).product, null, 'product');
    }),
    guestReads('prices come with and without VAT, as numbers and as texts', async () => {
      const { unitPrice } = await load();
      assertShape(
        unitPrice,
        {
          sellingPriceIncVat: 'number',
          sellingPriceExVat: 'number',
          sellingPriceIncVatFormatted: 'string',
          sellingPriceExVatFormatted: 'string',
          regularPriceIncVatFormatted: 'string',
          isDiscounted: 'boolean',
          discountPercentage: 'number',
        },
        'unitPrice',
      );
      assertContract(Number.isInteger(unitPrice.discountPercentage), 'discountPercentage is a whole number.');
      assertContract(unitPrice.sellingPriceExVat <= unitPrice.sellingPriceIncVat, 'VAT makes it cheaper.');
    }),
    guestReads('total stock is the sum of its parts', async () => {
      const { totalStock, skus } = await load();
      for (const stock of [totalStock, ...skus.map((sku: Data) => sku.stock)])
        assertEqual(stock.totalStock, stock.inStock + stock.oversellable + (stock.static ?? 0), 'totalStock');
    }),
    guestReads('every SKU is a variant of the level sku, with its stock', async () => {
      const { skus, variantGroup, variantDimensions, productId } = await load();
      assertContract(variantDimensions?.length > 0, 'variantDimensions is empty.');
      const sizes = flatten(variantGroup?.variants).filter(({ type }) => type === 'sku');
      for (const { skuId, stock } of skus as readonly Data[]) {
        const size = sizes.find((each) => each.skuId === skuId);
        assertContract(size !== undefined, `SKU ${String(skuId)} is no variant.`);
        assertEqual([size.productId, size.stock?.inStock], [productId, stock.inStock], `SKU ${String(skuId)}`);
        assertContract(typeof size.label === 'string' && size.label !== '', `SKU ${String(skuId)} has no label.`);
      }
    }),
    guestReads('variants have types and levels of the contract', async () => {
      const { variantGroup } = await load();
      for (const { type, level, dimension } of flatten(sampleOf<Data>(variantGroup, 'No variants.').variants)) {
        assertContract(['sku', 'product', 'selection'].includes(type), `The type of a variant is ${String(type)}.`);
        assertContract(Number.isInteger(level) && typeof dimension === 'string', `Level ${String(level)}`);
      }
    }),
    guestReads('related products are a list', async () => {
      const [first] = await samples.products();
      const { relatedProducts } = await client.data(
        `query Related($alias: String!, ${SCOPE}) {
          relatedProducts(alias: $alias, ${IN}) { alias name canonicalUrl relationType unitPrice { sellingPriceIncVat } skus { skuId } }
        }`,
        { alias: first.alias },
      );
      assertShape(relatedProducts ?? [], [{ alias: 'string', relationType: 'string' }], 'relatedProducts');
    }),
    guestReads('reviews have a count and an average', async () => {
      const [first] = await samples.products();
      const { reviews } = await client.data(
        `query Reviews($alias: String!, ${SCOPE}) {
          reviews(alias: $alias, skip: 0, take: 2, ${IN}) { count averageRating reviews { author comment rating } }
        }`,
        { alias: first.alias },
      );
      assertShape(reviews, { count: 'number', averageRating: 'number', reviews: ['object'] }, 'reviews');
    }),
  ];
}
