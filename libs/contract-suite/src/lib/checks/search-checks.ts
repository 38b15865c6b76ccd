import { randomUUID } from 'node:crypto';
import { assertContract, assertEqual, sampleOf } from '../core/check.ts';
import type { Check } from '../core/check.ts';
import { assertShape } from '../core/shape.ts';
import { searchQueries } from '../facts/search-shapes.ts';
import type { SearchQuery } from '../facts/search-shapes.ts';
import type { Data } from '../wire/graphql.ts';
import { jsonOf, request } from '../wire/http.ts';
import type { HttpResponse } from '../wire/http.ts';

/** The product search service. */
export interface SearchTarget {
  /** Ends before `/api/storefront/v3`. */
  readonly url: string;
  readonly market: string;
  readonly locale: string;
  /** The name of a product of the shop, which a search must find. */
  readonly productName: () => Promise<string>;
}

/** The keys of a visitor. */
const newKeys = () => ({ customerKey: randomUUID(), sessionKey: randomUUID() });

/** Requests of one visitor. */
interface Visitor {
  readonly base: string;
  readonly query: (query: Omit<SearchQuery, 'shape'>) => Promise<HttpResponse>;
  readonly notify: (name: string, body?: unknown) => Promise<HttpResponse>;
  readonly firstProduct: () => Promise<Data>;
}

function makeVisitor({ url, market, locale, productName }: SearchTarget): Visitor {
  const base = `${url}/api/storefront/v3`;
  const keys = newKeys();
  const query = ({ name, parameters, body }: Omit<SearchQuery, 'shape'>): Promise<HttpResponse> => {
    const all = new URLSearchParams({ market, locale, touchpoint: 'desktop', ...keys, ...parameters });
    const address = `${base}/queries/${name}?${String(all)}`;
    // As text: a browser then sends no preflight.
    const init = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: JSON.stringify(body) };
    return request(address, body === undefined ? {} : init);
  };
  const notify = (name: string, body?: unknown): Promise<HttpResponse> =>
    request(`${base}/notifications/${name}?${String(new URLSearchParams({ market, ...keys }))}`, {
      method: 'POST',
      ...(body !== undefined && { headers: { 'content-type': 'text/plain' }, body: JSON.stringify(body) }),
    });
  const firstProduct = async (): Promise<Data> => {
    const q = await productName();
    const { primaryList } = jsonOf(
      await query({ name: 'search-page', parameters: { q, limit: '1', notify: 'false' } }),
    ) as Data;
    return sampleOf<Data>(primaryList?.productGroups?.[0]?.products?.[0], `A search for "${q}" finds no product.`);
  };
  return { base, query, notify, firstProduct };
}

/** The parameters with a product's key in its place. */
async function withProduct(
  { firstProduct }: Visitor,
  parameters: SearchQuery['parameters'],
): Promise<SearchQuery['parameters']> {
  if (!Object.values(parameters).includes('{productKey}')) return parameters;
  const { key } = await firstProduct();
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, value === '{productKey}' ? key : value]),
  );
}

const guest = (name: string, run: Check['run']): Check => ({ name, role: 'guest', run });

const queryChecks = (visitor: Visitor): readonly Check[] => {
  const { base, query } = visitor;
  return [
    ...searchQueries.map(({ shape, ...each }) =>
      guest(`${each.name} ${JSON.stringify(each.parameters)}`, async () => {
        const response = await query({ ...each, parameters: await withProduct(visitor, each.parameters) });
        assertContract(
          response.status >= 200 && response.status < 400,
          `Status ${String(response.status)}: ${response.text}`,
        );
        assertShape(jsonOf(response), shape, each.name);
      }),
    ),
    guest('an unknown query is an error with a message', async () => {
      const response = await query({ name: 'no-such-query', parameters: {} });
      assertContract(response.status >= 400, `Status ${String(response.status)}.`);
      assertShape(jsonOf(response), { message: 'string' }, 'The error');
    }),
    guest('a query without keys is an error with a message', async () => {
      const response = await request(`${base}/queries/search-page?q=a`);
      assertContract(response.status >= 400, `Status ${String(response.status)}.`);
      assertShape(jsonOf(response), { message: 'string' }, 'The error');
    }),
  ];
};

const notificationChecks = ({ notify, firstProduct }: Visitor): readonly Check[] => [
  {
    name: 'clicks and carts are notified by tickets',
    role: 'guest',
    writes: true,
    run: async () => {
      const { ticket, variants } = await firstProduct();
      const [variant] = variants;
      for (const [name, body] of [
        ['click', { ticket }],
        ['add-to-cart', { ticket: variant?.ticket ?? ticket }],
        ['end', undefined],
      ] as const) {
        const { status } = await notify(name, body);
        assertContract(status >= 200 && status < 300, `${name}: status ${String(status)}.`);
      }
    },
  },
  {
    name: 'favourites are notified, and removed',
    role: 'guest',
    writes: true,
    run: async () => {
      const { key: productKey } = await firstProduct();
      for (const name of ['add-favorite', 'remove-favorite'])
        assertEqual((await notify(name, { productKey })).status, 204, name);
    },
  },
];

/** Queries and notifications of the product search service. */
export function searchChecks(target: SearchTarget): readonly Check[] {
  const visitor = makeVisitor(target);
  return [...queryChecks(visitor), ...notificationChecks(visitor)];
}
