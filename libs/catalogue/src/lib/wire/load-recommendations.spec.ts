import type { SearchService } from '@lyng/search-client';
import { makeProducts } from '../testing/make-list-page.ts';
import { makeRecommendationList, makeSearchProduct } from '../testing/make-recommendations.ts';
import { loadRecommendations } from './load-recommendations.ts';
import type { RecommendationPlace } from './load-recommendations.ts';

/** A search service that records its requests and always sends the same response. */
function openService(data: unknown, status = 200) {
  const requests: object[] = [];
  const service: SearchService = {
    url: 'http://search.test/api/storefront/v3',
    market: 'dk',
    locale: 'da-DK',
    touchpoint: 'desktop',
    keys: () => ({ customerKey: 'c', sessionKey: 's' }),
    fetch: async (input, init) => {
      const { pathname: path, searchParams } = new URL(String(input));
      requests.push({ path, params: Object.fromEntries(searchParams), body: JSON.parse(String(init?.body)) });
      return new Response(JSON.stringify(data), { status });
    },
    timeLimit: 60_000,
  };
  return { requests, service };
}

const [good, broken] = makeProducts(2).map((product) => makeSearchProduct(product));
if (!good || !broken) throw new Error('spec: two products are needed.');
const lists = [{ id: 'similar', algorithm: 'ALTERNATIVES', limit: 8 }] as const;

describe('loadRecommendations', () => {
  it.each<[RecommendationPlace, string, object]>([
    [{ kind: 'product', productKey: 'LY-1' }, 'product-page', { productKey: 'LY-1' }],
    [{ kind: 'cart', cart: ['LY-1', 'LY-2'] }, 'cart-page', { cart: 'LY-1|LY-2' }],
    [
      { kind: 'added', variantKey: 'LY-1-38', cart: ['LY-2'] },
      'add-to-cart-popup',
      { variantKey: 'LY-1-38', cart: 'LY-2' },
    ],
    [{ kind: 'landing', pageReference: '/' }, 'landing-page', { pageReference: '/' }],
  ])('requests %j with the shop’s own data [CAT-15]', async (place, name, params) => {
    const open = openService({ recommendationLists: [makeRecommendationList('similar', [good])] });
    const response = await loadRecommendations(open.service, { place, lists, log: () => undefined });
    expect(response.ok && response.value.map(({ id }) => id)).toEqual(['similar']);
    expect(open.requests).toHaveLength(1);
    expect(open.requests[0]).toMatchObject({
      path: `/api/storefront/v3/queries/${name}`,
      params: {
        ...params,
        presentCustom: 'ralph_data|ralph_data_skus|ralph_data_variant_dimensions|ralph_data_product_images',
      },
      body: { recommendationLists: lists },
    });
  });

  it('logs what it drops, and shows the rest [CAT-15]', async () => {
    const open = openService({
      recommendationLists: [makeRecommendationList('similar', [{ ...broken, custom: {} }, good])],
    });
    const log = jest.fn();
    const response = await loadRecommendations(open.service, {
      place: { kind: 'product', productKey: 'x' },
      lists,
      log,
    });
    expect(response.ok && response.value[0]?.groups).toHaveLength(1);
    expect(log.mock.calls).toEqual([[expect.stringContaining(broken.key)]]);
  });

  it('passes on the failure of the service', async () => {
    const open = openService({ message: 'busy' }, 500);
    const response = await loadRecommendations(open.service, {
      place: { kind: 'cart', cart: [] },
      lists,
      log: () => undefined,
    });
    expect(response).toEqual({ ok: false, error: { kind: 'refused', status: 500, content: { message: 'busy' } } });
  });
});
