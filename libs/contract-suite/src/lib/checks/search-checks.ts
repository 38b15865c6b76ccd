import { randomUUID } from 'node:crypto';
import type { ContractTarget } from '../contract.ts';
import { assertContract, assertEqual, guestReads, guestWrites, sampleOf } from '../core/check.ts';
import type { Check } from '../core/check.ts';
import { assertShape } from '../core/shape.ts';
import { searchQueries } from '../facts/search-shapes.ts';
import type { SearchQuery } from '../facts/search-shapes.ts';
import type { Data } from '../wire/graphql.ts';
import { jsonOf, request } from '../wire/http.ts';
import type { HttpResponse } from '../wire/http.ts';
import type { Samples } from './graphql/samples.ts';

/** Requests of one visitor. */
function makeVisitor(url: string, { market, language: locale }: ContractTarget, samples: Samples) {
  const base = `${url}/api/storefront/v3`;
  const keys = { customerKey: randomUUID(), sessionKey: randomUUID() };
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
    const [{ name }] = await samples.products();
    const q = String(name);
    const { primaryList } = jsonOf(
      await query({ name: 'search-page', parameters: { q, limit: '1', notify: 'false' } }),
    ) as Data;
    return sampleOf<Data>(primaryList?.productGroups?.[0]?.products?.[0], `A search for "${q}" finds no product.`);
  };
  return { base, query, notify, firstProduct };
}

type Visitor = ReturnType<typeof makeVisitor>;

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

const queryChecks = (visitor: Visitor): readonly Check[] => {
  const { base, query } = visitor;
  return [
    ...searchQueries.map(({ shape, ...each }) =>
      guestReads(`${each.name} ${JSON.stringify(each.parameters)}`, async () => {
        const response = await query({ ...each, parameters: await withProduct(visitor, each.parameters) });
        assertContract(
          response.status >= 200 && response.status < 400,
          `Status ${String(response.status)}: ${response.text}`,
        );
        assertShape(jsonOf(response), shape, each.name);
      }),
    ),
    guestReads('an unknown query is an error with a message', async () => {
      const response = await query({ name: 'no-such-query', parameters: {} });
      assertContract(response.status >= 400, `Status ${String(response.status)}.`);
      assertShape(jsonOf(response), { message: 'string' }, 'The error');
    }),
    guestReads('a query without keys is an error with a message', async () => {
      const response = await request(`${base}/queries/search-page?q=a`);
      assertContract(response.status >= 400, `Status ${String(response.status)}.`);
      assertShape(jsonOf(response), { message: 'string' }, 'The error');
    }),
  ];
};

const notificationChecks = ({ notify, firstProduct }: Visitor): readonly Check[] => [
  guestWrites('clicks and carts are notified by tickets', async () => {
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
  }),
  guestWrites('favourites are notified, and removed', async () => {
    const { key: productKey } = await firstProduct();
    for (const name of ['add-favorite', 'remove-favorite'])
      assertEqual((await notify(name, { productKey })).status, 204, name);
  }),
];

/** Queries and notifications of the product search service. `url` ends before `/api/storefront/v3`. */
export function searchChecks(url: string, target: ContractTarget, samples: Samples): readonly Check[] {
  const visitor = makeVisitor(url, target, samples);
  return [...queryChecks(visitor), ...notificationChecks(visitor)];
}
