import { schemaGateway } from '@lyng/commerce-client/testing';
import { makeProductSummary } from '@lyng/model/testing';
import { fail } from '@lyng/model';
import { parseListQuery } from '@lyng/routing/core';
import type { ListPage } from '../core/list-page-data.ts';
import type { ListsOnScreen } from '../core/list-range.ts';
import { wireSummary } from '../testing/wire-product.ts';
import { ListPageDocument } from './list-page.generated.ts';
import { loadListPage } from './load-list-page.ts';
import { loadListPages } from './load-list-pages.ts';

const pageSize = 2;
const brand = (facetId: string, label: string) => ({ _id: facetId, facetId, label, order: 1, count: 3, hidden: false });

const values = [brand('b_7', 'Havnemark'), brand('b_9', 'Klitlyng')];

/** A backend of ten products that filters by known brands only, and records the requested pages. */
const defaultSort = 'LATEST';

const requestOf = (search: string) =>
  ({ defaultSort, source: { kind: 'new' }, query: parseListQuery(search), pageSize, vatIncluded: true }) as const;

function openBackend() {
  const requestedPages: number[] = [];
  const gateway = schemaGateway({
    products: ({ skip, filter }: { skip: number; filter: { facets: string[] } }) => {
      requestedPages.push(skip / pageSize + 1);
      const isKnown = filter.facets.every((id) => id === 'b_7' || id === 'b_9');
      const ids = isKnown ? [skip, skip + 1].filter((id) => id < 10) : [];
      return {
        count: isKnown ? 10 : 0,
        products: ids.map((id) => wireSummary(makeProductSummary({ productId: 100 + id }))),
        filters: { facets: [{ filterId: 'brands', type: 'Brand', group: null, label: 'Brand', order: 1, values }] },
      };
    },
  });
  const load = async (search: string, screen: ListsOnScreen = {}): Promise<ListPage> => {
    const result = await loadListPages(gateway, requestOf(search), screen);
    if (!result.ok) throw new Error(result.error.kind);
    return result.value;
  };
  return { gateway, requestedPages, load };
}

const idsOf = ({ products }: ListPage): readonly number[] => products.map(({ productId }) => productId - 100);

describe('loadListPages', () => {
  it('puts the next page below those on the screen, and requests only that page [CAT-07]', async () => {
    const { requestedPages, load } = openBackend();
    const first = await load('');
    const second = await load('page=2', { shown: first });
    const third = await load('page=3', { shown: second });
    expect(idsOf(third)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(third).toMatchObject({ pages: { from: 1, to: 3 }, query: { page: 3 } });
    expect(requestedPages).toEqual([1, 2, 3]);
  });

  it('restores all pages that were there [PAIN-14]', async () => {
    const { requestedPages, load } = openBackend();
    const again = await load('page=3', { returnTo: { from: 1, to: 3 } });
    expect(idsOf(again)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(requestedPages.toSorted()).toEqual([1, 2, 3]);
  });

  it('shows the page alone when another one fails', async () => {
    const { gateway } = openBackend();
    let listCount = 0;
    const flaky: typeof gateway = {
      ...gateway,
      query: async (document, ...args) => {
        if ((document as object) === ListPageDocument) listCount += 1;
        return listCount > 1 ? fail({ kind: 'unreachable' }) : gateway.query(document, ...args);
      },
    };
    const result = await loadListPages(flaky, requestOf('page=2'), { returnTo: { from: 1, to: 3 } });
    expect(result.ok && [result.value.pages, idsOf(result.value)]).toEqual([{ from: 2, to: 2 }, [2, 3]]);
  });
});

it.each([
  [true, ['gross 1', 'gross 2']],
  [false, ['net 1', 'net 2']],
])('offers the prices that the shopper sees, with VAT: %s [BUG-1]', async (vatIncluded, labels) => {
  const price = (type: string, id: string, label: string) => ({
    type,
    label,
    order: 1,
    values: [brand(`${id}_0-200`, `${label} 1`), brand(`${id}_200-`, `${label} 2`)],
  });
  const facets = [price('Price', 'pr', 'gross'), price('PriceExVat', 'px', 'net')];
  const gateway = schemaGateway({ products: { count: 0, products: [], filters: { facets } } });
  const result = await loadListPage(gateway, { ...requestOf(''), vatIncluded });
  const groups = result.ok ? result.value.groups : [];
  expect(groups.map(({ key, options }) => [key, options.map(({ label }) => label)])).toEqual([['price', labels]]);
});

describe('an outdated address', () => {
  it('gets the present names, and the id is what counts [ROUTE-23]', async () => {
    const { requestedPages, load } = openBackend();
    const page = await load('brands=Old name~b_7&page=2');
    expect(page).toMatchObject({
      query: { filters: { brands: [{ label: 'Havnemark', id: 'b_7' }] }, page: 2 },
      droppedFilters: 0,
      count: 10,
    });
    expect(requestedPages).toEqual([2]);
  });

  it('loses the filters that are gone, and reports how many [ROUTE-23]', async () => {
    const { requestedPages, load } = openBackend();
    const page = await load('brands=Gone~b_1,Klitlyng~b_9&p-9=x~y&page=3');
    expect(page).toMatchObject({
      query: { filters: { brands: [{ label: 'Klitlyng', id: 'b_9' }] }, page: 1 },
      droppedFilters: 2,
      count: 10,
    });
    expect(page.groups.map(({ key, selectedCount }) => [key, selectedCount])).toEqual([['brands', 1]]);
    // Once as in the address, once more without the value.
    expect(requestedPages).toEqual([3, 1]);
  });

  it.each([
    ['price=anything~200-501', 'price', '200–500'],
    ['price=~200-', 'price', '200+'],
    ['discount=a lot~30-50', 'discount', '30–50'],
  ] as const)('names the free range of %s by its bounds', async (search, key, label) => {
    const { load } = openBackend();
    expect((await load(search)).query.filters[key]?.[0]?.label).toBe(label);
  });

  it('is unchanged where the backend returns no filters', async () => {
    const gateway = schemaGateway({ products: { count: 0, products: [], filters: null } });
    const result = await loadListPage(gateway, requestOf('brands=Gone~b_1'));
    expect(result).toMatchObject({
      ok: true,
      value: { droppedFilters: 0, query: { filters: { brands: [{ label: 'Gone', id: 'b_1' }] } } },
    });
  });
});
