import { appContext } from '@lyng/feature';
import type { Ports, ProductListData } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import { ok } from '@lyng/model';
import { makeProductSummary } from '@lyng/model/testing';
import { parseListQuery } from '@lyng/routing/core';
import { RouterContextProvider } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { openFakeSearch } from '../../testing/fake-search.ts';
import type { FakeSearchOptions } from '../../testing/fake-search-index.ts';
import { wireProduct } from '../../testing/wire-product.ts';
import { loader } from './data.ts';

const list: ProductListData = {
  head: { title: 'As the list calls it', noindex: true },
  page: { count: 2, query: parseListQuery('') },
};

interface ShopOptions extends FakeSearchOptions {
  readonly ports?: Partial<Ports>;
}

/** The data of an address, as a server loads it. */
function load(path: string, { ports, ...options }: ShopOptions = {}) {
  const { requests, service } = openFakeSearch(options);
  const app = createTestApp({
    ports: {
      searchService: service,
      productList: async () => list,
      productsByIds: async (ids) => ok(ids.map((productId) => makeProductSummary({ productId }))),
      ...ports,
    },
    translate: (text) => `${(text as { readonly message?: string }).message} ${JSON.stringify(text.values)}`,
  });
  const context = new RouterContextProvider(new Map([[appContext, app]]));
  const request = new Request(`https://dk.localhost${path}`);
  return { requests, loaded: loader({ request, context, params: {} } as unknown as LoaderFunctionArgs) };
}

const titleOf = (phrase: string): string => `Results for “{phrase}” ${JSON.stringify({ phrase })} | Lyng`;

describe('the results of a search', () => {
  it('are the list of the address with what the service knows about its words [SEARCH-10]', async () => {
    const { loaded } = load('/s/sko', { related: ['sko til børn'] });
    expect(await loaded).toMatchObject({
      head: { title: titleOf('sko'), noindex: true },
      page: list.page,
      words: 'sko',
      tab: 'products',
      isLiteral: false,
      results: { related: ['sko til børn'] },
      literalProducts: null,
    });
  });

  it('name the words that are shown: those of the service, otherwise those of the list [SHOP-20]', async () => {
    const corrected = { ...list, page: { ...list.page, correctedTo: 'støvler' } };
    const ports = { productList: async () => corrected };
    const shown = (words: string) => ({ head: { title: titleOf(words) }, page: { correctedTo: words } });
    expect(await load('/s/skoo').loaded).toMatchObject(shown('sko'));
    expect(await load('/s/stovle', { ports, isDown: true }).loaded).toMatchObject(shown('støvler'));
  });

  it('are a list without the service, and are not cached', async () => {
    const incomplete = { isIncomplete: true, page: list.page, results: null };
    expect(await load('/s/sko', { isDown: true }).loaded).toMatchObject(incomplete);
    expect(await load('/s/sko').loaded).not.toHaveProperty('isIncomplete');
  });

  it('for the exact words are the products that the service finds [SEARCH-10]', async () => {
    const { loaded } = load('/s/sko?exact=1');
    const { literalProducts, results } = await loaded;
    expect(results?.literal?.productIds.length).toBeGreaterThan(0);
    expect(literalProducts?.map(({ productId }) => productId)).toEqual(results?.literal?.productIds);
  });

  const size = { id: '38', title: '38', text: 'str 38' };
  const understood = { 'sko str 38': { q: 'sko', facets: [size], price: { min: 200, max: 499, text: '200-499' } } };

  it('are the list of what the words were understood as, at the address of the typed words [SEARCH-10]', async () => {
    const asked: string[] = [];
    const productList: Ports['productList'] = async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return { ...list, page: { ...list.page, query: parseListQuery(search) } };
    };
    const { loaded } = load('/s/sko%20str%2038?sort=LATEST', { understood, ports: { productList } });
    expect(await loaded).toMatchObject({
      head: { title: titleOf('sko') },
      words: 'sko str 38',
      missing: [],
      page: { query: { filters: { skus: [{ id: 's_38' }], price: [{ id: '200-500' }] }, sort: 'LATEST' } },
    });
    expect(asked).toEqual(['/s/sko%20str%2038?sort=LATEST', '/s/sko?skus=38~s_38&price=200-499~200-500&sort=LATEST']);
  });

  it('name the filters of the words that no product has, in place of their number [SEARCH-10]', async () => {
    const page = { ...list.page, droppedFilters: 1 };
    const { loaded } = load('/s/sko%20str%2038', {
      understood,
      ports: { productList: async () => ({ ...list, page }) },
    });
    expect(await loaded).toMatchObject({ missing: ['38'], page: { droppedFilters: 0 } });
  });

  const near = [wireProduct({ id: 8, name: 'Vig støvle', brand: 'Havnemark', selling: 99900 })];
  it.each([
    ['/s/sko?sort=LATEST', [8]],
    ['/s/sko?brands=Klit~b_1', undefined],
    ['/s/sko%20str%2038?skus=38~s_38', [8]],
    ['/s/sko%20str%2038?skus=37~s_37', undefined],
    ['/s/sko?page=2', undefined],
    ['/s/sko?tab=pages', undefined],
  ])('at %s are followed by near products: %j [SEARCH-10]', async (path, expected) => {
    const { nearProducts } = await load(path, { near, understood }).loaded;
    expect(nearProducts?.map(({ productId }) => productId)).toEqual(expected);
  });

  it('requested by a server do not count as a search', async () => {
    const { loaded, requests } = load('/s/sko');
    await loaded;
    expect(requests.find(({ name }) => name === 'queries/search-page')?.params['notify']).toBe('false');
  });

  it.each([
    ['/s/sko%E2%80%8B%20%20dame?tab=pages', '/s/sko%20dame?tab=pages'],
    ['/s/%E2%80%8B', '/'],
  ])('of %s redirect to %s [IN-10]', async (path, expected) => {
    const failure = await load(path).loaded.catch((thrown: unknown) => thrown);
    expect((failure as Response).headers.get('location')).toBe(expected);
  });

  it('are a 404 in a shop without lists', async () => {
    const { loaded } = load('/s/sko', { ports: { productList: undefined as never } });
    await expect(loaded).rejects.toMatchObject({ init: { status: 404 } });
  });
});
