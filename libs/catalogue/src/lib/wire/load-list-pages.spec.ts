import { schemaGateway } from '@lyng/commerce-client/testing';
import { makeProductSummary } from '@lyng/model/testing';
import { fail } from '@lyng/model';
import { parseListQuery } from '@lyng/routing/core';
import type { ListPage } from '../core/list-page.ts';
import type { ListsOnScreen } from '../core/list-range.ts';
import { wireSummary } from '../testing/wire-product.ts';
import { loadListPage } from './load-list-page.ts';
import { loadListPages } from './load-list-pages.ts';

const pageSize = 2;
const brand = (facetId: string, label: string) => ({ _id: facetId, facetId, label, order: 1, count: 3, hidden: false });

/** A backend of ten products that narrows by known brands alone, and the pages that it was asked for. */
const sortConfig = { productListDefaultSort: 'LATEST', customSortRoutes: {} } as const;

function openBackend() {
  const asked: number[] = [];
  const gateway = schemaGateway({
    products: ({ skip, filter }: { skip: number; filter: { facets: string[] } }) => {
      asked.push(skip / pageSize + 1);
      const isKnown = filter.facets.every((id) => id === 'b_7' || id === 'b_9');
      const ids = isKnown ? [skip, skip + 1].filter((id) => id < 10) : [];
      return {
        count: isKnown ? 10 : 0,
        products: ids.map((id) =>
          wireSummary(makeProductSummary({ productId: 100 + id, alias: `product-${100 + id}` })),
        ),
        filters: {
          facets: [
            {
              filterId: 'brands',
              type: 'Brand',
              group: null,
              label: 'Brand',
              order: 1,
              values: [brand('b_7', 'Havnemark'), brand('b_9', 'Klitlyng')],
            },
          ],
        },
      };
    },
  });
  const load = async (search: string, screen: ListsOnScreen = {}): Promise<ListPage> => {
    const answer = await loadListPages(
      gateway,
      { sortConfig, source: { kind: 'new' }, query: parseListQuery(search), pageSize },
      screen,
    );
    if (!answer.ok) throw new Error(answer.error.kind);
    return answer.value;
  };
  return { gateway, asked, load };
}

const idsOf = ({ products }: ListPage): readonly number[] => products.map(({ productId }) => productId - 100);

describe('loadListPages', () => {
  it('puts the next page below those on the screen, and asks for it alone [CAT-07]', async () => {
    const { asked, load } = openBackend();
    const first = await load('');
    const second = await load('page=2', { shown: first });
    const third = await load('page=3', { shown: second });
    expect(idsOf(third)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(third).toMatchObject({ pages: { from: 1, to: 3 }, query: { page: 3 } });
    expect(asked).toEqual([1, 2, 3]);
  });

  it('puts the page before above those on the screen [CAT-07]', async () => {
    const { asked, load } = openBackend();
    const grown = await load('page=2', { shown: await load('page=3') });
    expect(idsOf(grown)).toEqual([2, 3, 4, 5]);
    expect(grown.pages).toEqual({ from: 2, to: 3 });
    expect(asked).toEqual([3, 2]);
  });

  it('brings all pages back that stood there [PAIN-14]', async () => {
    const { asked, load } = openBackend();
    const again = await load('page=3', { returnTo: { from: 1, to: 3 } });
    expect(idsOf(again)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(asked.toSorted()).toEqual([1, 2, 3]);
  });

  it('shows the page alone when another one does not come', async () => {
    const { gateway } = openBackend();
    let questions = 0;
    const flaky: typeof gateway = {
      ...gateway,
      query: async (...question) => (++questions > 1 ? fail({ kind: 'unreachable' }) : gateway.query(...question)),
    };
    const answer = await loadListPages(
      flaky,
      { sortConfig, source: { kind: 'new' }, query: parseListQuery('page=2'), pageSize },
      { returnTo: { from: 1, to: 3 } },
    );
    expect(answer.ok && [answer.value.pages, idsOf(answer.value)]).toEqual([{ from: 2, to: 2 }, [2, 3]]);
  });
});

describe('an address that is no longer true', () => {
  it('gets the names of today, and the id is what counts [ROUTE-23]', async () => {
    const { asked, load } = openBackend();
    const page = await load('brands=Old name~b_7&page=2');
    expect(page).toMatchObject({
      query: { filters: { brands: [{ label: 'Havnemark', id: 'b_7' }] }, page: 2 },
      droppedFilters: 0,
      count: 10,
    });
    expect(asked).toEqual([2]);
  });

  it('loses the filters that are gone, and says how many [ROUTE-23]', async () => {
    const { asked, load } = openBackend();
    const page = await load('brands=Gone~b_1,Klitlyng~b_9&p-9=x~y&page=3');
    expect(page).toMatchObject({
      query: { filters: { brands: [{ label: 'Klitlyng', id: 'b_9' }] }, page: 1 },
      droppedFilters: 2,
      count: 10,
    });
    expect(page.groups.map(({ key, selectedCount }) => [key, selectedCount])).toEqual([['brands', 1]]);
    // Once as it stood there, once more without.
    expect(asked).toEqual([3, 1]);
  });

  it.each([
    ['price=anything~200-501', 'price', '200–500'],
    ['price=~-501', 'price', '0–500'],
    ['price=~200-', 'price', '200+'],
    ['discount=a lot~30-50', 'discount', '30–50'],
  ] as const)('names the free range of %s by its bounds', async (search, key, label) => {
    const { load } = openBackend();
    expect((await load(search)).query.filters[key]?.[0]?.label).toBe(label);
  });

  it('is left alone where the backend tells nothing of filters', async () => {
    const gateway = schemaGateway({ products: { count: 0, products: [], filters: null } });
    const answer = await loadListPage(gateway, {
      sortConfig,
      source: { kind: 'new' },
      query: parseListQuery('brands=Gone~b_1'),
    });
    expect(answer).toMatchObject({
      ok: true,
      value: { droppedFilters: 0, query: { filters: { brands: [{ label: 'Gone', id: 'b_1' }] } } },
    });
  });
});
