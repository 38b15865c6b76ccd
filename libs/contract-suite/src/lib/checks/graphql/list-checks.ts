import { isEnumType } from 'graphql';
import { assertContract, assertEqual, guestReads, sampleOf } from '../../core/check.ts';
import type { Check } from '../../core/check.ts';
import { contractSchema } from '../../core/contract-schema.ts';
import type { Data, GraphqlClient, Variables } from '../../wire/graphql.ts';
import { IN, SCOPE } from './samples.ts';
import type { Samples } from './samples.ts';

const LIST = `query List($skip: Int, $take: Int, $filter: FilterInputType, $categoryAlias: String, $brandAlias: String, ${SCOPE}) {
  products(skip: $skip, take: $take, filter: $filter, categoryAlias: $categoryAlias, brandAlias: $brandAlias, ${IN}) {
    count
    products { productId articleNumber alias unitPrice { sellingPriceIncVat } }
    filters {
      price { lowest highest }
      facets { filterId type label values { _id facetId count label } }
    }
  }
}`;

const idsOf = (list: Data): readonly number[] => list.products.map(({ productId }: Data) => productId);

const isSorted = (values: readonly number[], direction: 1 | -1): boolean =>
  values.every((value, index) => index === 0 || (value - (values[index - 1] ?? value)) * direction >= 0);

type LoadList = (variables: Variables) => Promise<Data>;

/** Pages, facets and what narrows a list. */
const rangeChecks = (list: LoadList, samples: Samples): readonly Check[] => [
  guestReads('pages follow each other', async () => {
    const all = await list({ skip: 0, take: 6 });
    const pages = [await list({ skip: 0, take: 3 }), await list({ skip: 3, take: 3 })];
    assertEqual(pages.flatMap(idsOf), idsOf(all), 'Two pages of three');
  }),
  guestReads('take is at most 200', async () => {
    const { products } = await list({ take: 200 });
    assertContract(products.length <= 200, `It has ${String(products.length)} products.`);
  }),
  guestReads('take 0 counts and lists the facets', async () => {
    const { count, products, filters } = await list({ take: 0 });
    assertEqual(products, [], 'The products');
    assertContract(count > 0 && filters.facets.length > 0, 'No count, or no facets.');
    for (const { values } of filters.facets)
      for (const { _id: id, facetId, count: each } of values)
        assertEqual(id, `${String(facetId)}_${String(each)}`, 'The id of a value: facet id, underscore and count');
  }),
  guestReads('a facet narrows the list to its count', async () => {
    const { filters } = await list({ take: 0, filter: { filterMode: 'CURRENT' } });
    const values = filters.facets.flatMap((facet: Data) => (facet.type === 'Brand' ? facet.values : []));
    const value = sampleOf<Data>(values[0], 'The list has no brands.');
    const narrowed = await list({ take: 1, filter: { facets: [value.facetId], filterMode: 'CURRENT' } });
    assertEqual(narrowed.count, value.count, `The count of ${String(value.facetId)}`);
  }),
  guestReads('a search without a match is an empty list', async () => {
    const found = await list({ take: 5, filter: { searchText: 'zzqxjkvwzzq' } });
    assertEqual([found.count, found.products], [0, []], 'The list');
  }),
  guestReads('a category and a brand narrow the list', async () => {
    const [{ brand, primaryCategory, productId }] = (await samples.products()) as [Data];
    const ofBrand = await list({ take: 200, brandAlias: sampleOf<Data>(brand, 'The product has no brand.').alias });
    const ofCategory = await list({
      take: 200,
      categoryAlias: sampleOf<Data>(primaryCategory, 'The product has no category.').alias,
      filter: { sort: 'LATEST' },
    });
    assertContract(ofBrand.count > 0 && ofCategory.count > 0, 'One of the lists is empty.');
    assertContract(ofBrand.count > 200 || idsOf(ofBrand).includes(productId), 'The brand lacks its product.');
  }),
];

/** Named products, and the order of a list. */
function orderChecks(list: LoadList, samples: Samples): readonly Check[] {
  const selectsByAlias = (key: 'facets' | 'include', filterMode: string) =>
    guestReads(`filter.${key} with a_<alias> selects a product (${filterMode})`, async () => {
      const [first] = await samples.products();
      const found = await list({ take: 2, filter: { [key]: [`a_${String(first.alias)}`], filterMode } });
      assertEqual([found.count, idsOf(found)], [1, [first.productId]], 'The list');
    });
  return [
    guestReads('productIds gives these products in this order', async () => {
      const ids = (await samples.products()).slice(0, 4).map(({ productId }) => productId as number);
      const reversed = [...ids].reverse();
      assertEqual(idsOf(await list({ take: 10, filter: { productIds: reversed } })), reversed, 'The products');
    }),
    guestReads('FACET_ORDER gives the products that a_<alias> facets name in their order', async () => {
      const some = (await samples.products()).slice(0, 3).reverse();
      const facets = some.map(({ alias }) => `a_${String(alias)}`);
      assertEqual(
        idsOf(await list({ take: 10, filter: { facets, sort: 'FACET_ORDER' } })),
        some.map(({ productId }) => productId as number),
        'The products',
      );
    }),
    guestReads('articleNumbers gives these products in this order', async () => {
      const some = (await samples.products()).slice(0, 3).reverse();
      const found = await list({
        take: 10,
        filter: { articleNumbers: some.map(({ articleNumber }) => articleNumber as string) },
      });
      assertEqual(
        idsOf(found),
        some.map(({ productId }) => productId as number),
        'The products',
      );
    }),
    ...(['facets', 'include'] as const).flatMap((key) =>
      ['BY_GROUP', 'CURRENT'].map((mode) => selectsByAlias(key, mode)),
    ),
    ...(
      [
        ['PRICE', 1],
        ['PRICE_DESC', -1],
      ] as const
    ).map(([sort, direction]) =>
      guestReads(`${sort} sorts by price`, async () => {
        const { products } = await list({ take: 50, filter: { sort } });
        const prices = products.map(({ unitPrice }: Data) => unitPrice.sellingPriceIncVat as number);
        assertContract(isSorted(prices, direction), `The prices: ${prices.join(', ')}`);
      }),
    ),
    guestReads('every sort is accepted', async () => {
      const sorts = contractSchema.getType('SortType');
      const names = isEnumType(sorts) ? sorts.getValues().map(({ name }) => name) : [];
      for (const sort of names) await list({ take: 1, filter: { sort } });
    }),
  ];
}

/** Lists of products: pages, filters, sorting. */
export function listChecks(client: GraphqlClient, samples: Samples): readonly Check[] {
  const list: LoadList = async (variables) => (await client.data(LIST, variables)).products;
  return [...rangeChecks(list, samples), ...orderChecks(list, samples)];
}
