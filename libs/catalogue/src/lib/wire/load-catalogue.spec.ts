import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';
import { fail, ok } from '@lyng/model';
import {
  makeListedProduct,
  makeLowestPrice,
  makePrice,
  makeProduct,
  makeProductSummary,
  makeShownLowestPrice,
  makeShownPrice,
  makeStock,
} from '@lyng/model/testing';
import { parseListQuery } from '@lyng/routing/core';
import type { ListSource } from '../core/list-source.ts';
import { wireProduct, wireSummary } from '../testing/wire-product.ts';
import { CategoriesDocument } from './categories.generated.ts';
import { loadListPage } from './load-list-page.ts';
import { loadBrands } from './load-brands.ts';
import { loadProduct } from './load-product.ts';
import { loadProductRow } from './load-product-row.ts';
import { loadProductsByIds } from './load-products-by-ids.ts';

const vinga = { productId: 1002, alias: 'vinga', textLanguage: 'en' };
const summary = makeProductSummary();
const other = makeProductSummary({
  ...vinga,
  unitPrice: makePrice(44900, 59900),
  lowestPrice: makeLowestPrice(44900, 49900),
});
/** The same two as their cards show them. */
const listed = makeListedProduct();
const otherListed = makeListedProduct({
  ...vinga,
  unitPrice: makeShownPrice(44900, 59900),
  lowestPrice: makeShownLowestPrice(44900, 49900),
});

const requestOf = (source: ListSource) => ({ defaultSort, source, query: parseListQuery(''), vatIncluded: true });

const categories = [
  { categoryId: 1, parentCategoryId: 0, order: 1, alias: 'dame', name: 'Kvinder', canonicalUrl: '/c/dame' },
  { categoryId: 2, parentCategoryId: 1, order: 1, alias: 'dame-sko', name: 'Sko', canonicalUrl: '/c/dame-sko' },
];

const pageInfo = {
  id: 2,
  alias: 'dame-sko',
  name: 'Sko til kvinder',
  hideTitle: false,
  hideDescription: false,
  primaryDescription: 'Til alle dage.',
  canonicalUrl: '/c/dame-sko',
  alternativeUrls: [{ url: '/c/dam-skor', language: 'sv-SE' }, { url: '/c/x', language: 'en' }, null],
  meta: { title: 'Sko', description: 'Køb sko' },
  subCategories: [{ categoryId: 3, order: 1, alias: 'dame-sneakers', name: 'Sneakers' }],
};

const brands = [
  { _id: 'b_7_3', facetId: 'b_7', label: 'Havnemark', order: 1, count: 3, hidden: false },
  { _id: 'b_9_2', facetId: 'b_9', label: 'Klitlyng', order: 2, count: 2, hidden: false },
];
const filters = {
  facets: [{ filterId: 'Brand', type: 'Brand', group: null, label: 'Brand', order: 1, values: brands }],
};

/** A backend that notes which lists are requested of it. */
function openBackend(list: object, more: Readonly<Record<string, unknown>> = {}) {
  const requests: unknown[] = [];
  const products = (args: unknown) => {
    requests.push(args);
    return list;
  };
  return { requests, gateway: schemaGateway({ products, ...more }) };
}

const defaultSort = 'LATEST' as const;

// An order system may list what is to come in any list.
it('[SHOP-7] the arrival of a product is shown in a list', async () => {
  const product = { ...wireSummary(makeProductSummary({ totalStock: makeStock(0) })), firstAvailableOn: '2999-01-01' };
  const gateway = schemaGateway({ products: { count: 1, products: [product] }, listPageInfo: pageInfo });
  const page = await loadListPage(gateway, requestOf({ kind: 'category', alias: 'sko' }));
  expect(page.ok && page.value.products.map(({ comesOn }) => comesOn)).toEqual(['2999-01-01']);
});

describe('loadListPage', () => {
  const request = {
    defaultSort,
    source: { kind: 'category', alias: 'dame-sko' },
    query: parseListQuery('brands=Havnemark~b_7&page=2&sort=PRICE_ASC'),
    vatIncluded: true,
  } as const;

  it('requests the list that the address describes and parses all of its page [CAT-07, SPEC-16]', async () => {
    const list = { count: 60, products: [wireSummary(summary), wireSummary(other)], filters };
    const listPageInfo = ({ url }: { url: string }) => (url === '/c/dame-sko' ? pageInfo : null);
    const { gateway, requests } = openBackend(list, { listPageInfo, categories });
    const page = await loadListPage(gateway, request);
    const filter = { facets: ['b_7'], sort: 'PRICE', filterMode: 'BY_GROUP' };
    expect(requests).toEqual([{ skip: 48, take: 48, categoryAlias: 'dame-sko', filter }]);
    expect(page).toEqual({
      ok: true,
      value: expect.objectContaining({
        count: 60,
        defaultSort: 'LATEST',
        products: [listed, otherListed],
        info: expect.objectContaining({
          name: 'Sko til kvinder',
          description: 'Til alle dage.',
          alternates: [{ language: 'sv', path: '/c/dam-skor' }],
          subCategories: [{ alias: 'dame-sneakers', name: 'Sneakers' }],
        }),
        trail: [
          { categoryId: 1, alias: 'dame', name: 'Kvinder' },
          { categoryId: 2, alias: 'dame-sko', name: 'Sko' },
        ],
      }),
    });
    expect(page.ok && page.value.groups.map(({ key, selectedCount }) => [key, selectedCount])).toEqual([['brands', 1]]);
  });

  it('sorts a search by relevance and requests no heading [CAT-08]', async () => {
    const { gateway, requests } = openBackend({ count: 0, products: [], filters: { facets: [] } });
    const search = { ...requestOf({ kind: 'search', text: 'støvler' }), defaultSort: 'RELEVANCE' } as const;
    const page = await loadListPage(gateway, search);
    expect(requests).toEqual([
      { skip: 0, take: 48, filter: { searchText: 'støvler', facets: [], sort: 'RELEVANCE', filterMode: 'CURRENT' } },
    ]);
    expect(page).toMatchObject({ ok: true, value: { count: 0, info: null, trail: [] } });
  });

  it('drops a malformed product and keeps the list', async () => {
    const broken = [
      { ...wireSummary(summary), unitPrice: null },
      { ...wireSummary(other), lowestPrice: null },
      { ...wireSummary(summary), name: null },
      { ...wireSummary(summary), alias: '' },
      { ...wireSummary(summary), productImages: [] },
      null,
    ];
    const gateway = schemaGateway({ products: { count: 8, products: [...broken, wireSummary(other)], filters: null } });
    const page = await loadListPage(gateway, requestOf({ kind: 'new' }));
    expect(page).toMatchObject({ ok: true, value: { count: 8, products: [otherListed] } });
  });

  it.each([
    ['the backend has no such list', { listPageInfo: { ...pageInfo, id: 0 } }],
    ['the backend says nothing of it', { listPageInfo: null }],
  ])('is not found when %s', async (_, fields) => {
    const gateway = schemaGateway({ products: { count: 0, products: [] }, categories: [], ...fields });
    expect(await loadListPage(gateway, request)).toEqual({ ok: false, error: { kind: 'not-found' } });
  });

  it('requests the address of a list that is found by nothing else [CAT-09]', async () => {
    const urls: unknown[] = [];
    const gateway = schemaGateway({
      products: ({ url }: { url?: string }) => {
        urls.push(url);
        return { count: 1, products: [wireSummary(summary)] };
      },
      listPageInfo: ({ alias }: { alias?: string }) => (alias === 'sko' ? pageInfo : null),
    });
    const load = (source: ListSource) => loadListPage(gateway, requestOf(source));
    expect(await load({ kind: 'general', name: 'mode/sko' })).toMatchObject({
      ok: true,
      value: { info: { name: 'Sko til kvinder' }, trail: [] },
    });
    expect(await load({ kind: 'general', name: 'nothing' })).toEqual({ ok: false, error: { kind: 'not-found' } });
    expect(await load({ kind: 'coming-soon' })).toMatchObject({ ok: true, value: { info: null } });
    expect(await load({ kind: 'new' })).toMatchObject({ ok: true, value: { info: null } });
    expect(urls).toEqual(['/c/dame-sko', 'coming-soon', undefined]);
  });

  it('takes the levels of the category filter from the categories [CAT-07]', async () => {
    const values = ['c_1', 'c_2', 'c_4'].map((facetId, order) => {
      return { _id: facetId, facetId, label: facetId, order, count: 9, hidden: false };
    });
    const facet = { filterId: 'categories', type: 'Category', group: null, label: 'Kategori', order: 1, values };
    const gateway = schemaGateway({
      products: { count: 9, products: [wireSummary(summary)], filters: { facets: [facet] } },
      categories: [...categories, { ...categories[1], categoryId: 4, alias: 'dame-toej', name: 'Tøj' }],
    });
    const page = await loadListPage(gateway, requestOf({ kind: 'search', text: 'sort' }));
    // The only department is skipped: its two children are offered.
    expect(page.ok && page.value.groups.map(({ options }) => options.map(({ id }) => id))).toEqual([['c_2', 'c_4']]);
  });

  it('fails without the categories', async () => {
    const { gateway } = openBackend({ count: 1, products: [wireSummary(summary)] });
    const flaky: typeof gateway = {
      ...gateway,
      query: async (document, ...args) =>
        (document as object) === CategoriesDocument ? fail({ kind: 'unreachable' }) : gateway.query(document, ...args),
    };
    const failed = { ok: false, error: { kind: 'unreachable' } };
    expect(await loadListPage(flaky, requestOf({ kind: 'new' }))).toEqual(failed);
  });

  it('passes on why the backend failed', async () => {
    const failed = { ok: false, error: { kind: 'unreachable' } };
    for (const each of [requestOf({ kind: 'general', name: 'sko' }), request])
      expect(await loadListPage(failingGateway({ kind: 'unreachable' }), each)).toEqual(failed);
  });
});

describe('loadProduct', () => {
  const product = makeProduct({
    colourVariants: [
      { productId: 1001, alias: 'solveig-hvid', label: 'Hvid', image: '1001-1.svg' },
      { productId: 1002, alias: 'solveig-sort', label: 'Sort', image: '1002-1.svg' },
    ],
  });

  it('parses every field of a product [CAT-01]', async () => {
    const gateway = schemaGateway({
      product: ({ alias }: { alias: string }) => (alias === product.alias ? wireProduct(product) : null),
    });
    expect(await loadProduct(gateway, product.alias)).toEqual({
      ok: true,
      value: {
        product,
        brandAlias: 'havnemark',
        meta: { title: product.name, description: product.description },
        alternates: [{ language: 'sv', path: '/p/solveig-vit-sneaker' }],
        priceLog: [],
        gtins: Object.fromEntries(product.skus.map(({ skuId }) => [skuId, '2900001030830'])),
      },
    });
    expect(await loadProduct(gateway, 'other')).toEqual({ ok: false, error: { kind: 'not-found' } });
  });

  it('has no colours to choose when the model has its own only', async () => {
    const own = { productId: product.productId, alias: product.alias, label: 'Hvid', image: '1001-1.svg' };
    const gateway = schemaGateway({ product: wireProduct({ ...product, colourVariants: [own] }) });
    expect(await loadProduct(gateway, product.alias)).toMatchObject({ value: { product: { colourVariants: [] } } });
  });

  it('parses a product with few fields', async () => {
    const bare = { ...wireSummary(summary), brand: null, articleNumber: null, discountType: null, totalStock: null };
    const result = await loadProduct(schemaGateway({ product: bare }), summary.alias);
    const few = { brandName: '', discountType: 'NONE', skus: [], colourVariants: [] };
    expect(result).toMatchObject({
      ok: true,
      value: { brandAlias: '', product: { ...few, primaryCategory: { categoryId: 0 } } },
    });
  });

  it('is malformed without a price', async () => {
    const gateway = schemaGateway({ product: { ...wireProduct(product), unitPrice: null } });
    expect(await loadProduct(gateway, product.alias)).toEqual({ ok: false, error: { kind: 'malformed' } });
  });
});

describe('loadProductsByIds', () => {
  it('requests many ids in several queries and keeps their order', async () => {
    const sizes: number[] = [];
    const gateway = schemaGateway({
      products: ({ filter, take }: { filter: { productIds: number[] }; take: number }) => {
        sizes.push(take);
        const products = filter.productIds.map((productId) => wireSummary(makeProductSummary({ productId })));
        return { count: take, products };
      },
    });
    const ids = Array.from({ length: 250 }, (_, index) => 5000 - index);
    const result = await loadProductsByIds(gateway, [...ids, 5000]);
    expect(sizes).toEqual([200, 50]);
    expect(result.ok && result.value.map(({ productId }) => productId)).toEqual(ids);
  });

  it('requests nothing for an empty list', async () => {
    expect(await loadProductsByIds(failingGateway({ kind: 'unreachable' }), [])).toEqual({ ok: true, value: [] });
  });

  it('fails completely when one query fails', async () => {
    const failed = { ok: false, error: { kind: 'malformed' } };
    expect(await loadProductsByIds(failingGateway({ kind: 'malformed' }), [1])).toEqual(failed);
  });
});

it('loadProductRow requests the first products of a list', async () => {
  const { gateway, requests } = openBackend({ count: 1, products: [wireSummary(summary)] });
  expect(await loadProductRow(gateway, { categoryAlias: 'dame', sort: 'MOST_SOLD', take: 4 })).toEqual(ok([listed]));
  await loadProductRow(gateway, {});
  await loadProductRow(gateway, { facets: ['b_1'] });
  expect(requests).toEqual([
    { take: 4, categoryAlias: 'dame', filter: { sort: 'MOST_SOLD' } },
    { take: 8, filter: { sort: 'LATEST' } },
    { take: 8, filter: { sort: 'LATEST', facets: ['b_1'] } },
  ]);
});

it('loadProductRow shows a model once on request, in its first colour', async () => {
  const group = (variantGroupId: number) => ({ variantGroup: { variantGroupId, name: '', mainProductId: 1 } });
  const [first, second, third, alone] = [1, 2, 3, 4].map((productId) => wireSummary({ ...summary, productId }));
  const products = [{ ...first, ...group(9) }, { ...second, ...group(9) }, { ...third, ...group(8) }, alone];
  const { gateway } = openBackend({ count: 4, products });
  const row = await loadProductRow(gateway, {}, { oncePerModel: true });
  expect(row.ok && row.value.map(({ productId }) => productId)).toEqual([1, 3, 4]);
});

it('loadBrands sorts the index [CAT-09]', async () => {
  const brands = [
    { brandId: 1, alias: 'oe', name: 'Ørsted' },
    { brandId: 2, alias: 'a', name: 'Anker' },
    { brandId: 3, alias: null, name: 'x' },
  ];
  expect(await loadBrands(schemaGateway({ brands }), 'da')).toEqual({
    ok: true,
    value: [
      { letter: 'A', brands: [{ alias: 'a', name: 'Anker' }] },
      { letter: 'Ø', brands: [{ alias: 'oe', name: 'Ørsted' }] },
    ],
  });
});
