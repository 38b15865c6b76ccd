import type { CommerceDocument } from '@lyng/commerce-client';
import { makeDocument } from '@lyng/commerce-client/testing';
import { defineFeature, embeddedServices } from '@lyng/feature';
import type { Visit } from '@lyng/feature';
import type { MarketAlias } from '@lyng/model';
import { makeStorefront } from '../../testing/make-storefront.ts';
import { serve } from '../../testing/serve.ts';
import { visitOf } from '../../testing/visit-of.ts';
import { loadParts, openRequestApp } from '../pages/request-app.ts';
import type { LoadedParts } from '../pages/request-app.ts';

type NameQuery = CommerceDocument<{ readonly name: string }, { readonly id?: number }>;
const shared: NameQuery = makeDocument(
  'query shared($id: Int, $marketId: String) { name(id: $id, market: $marketId) }',
);
const personal: NameQuery = makeDocument('query personal($id: Int) { name(id: $id) }');

let backendUrl: string;
let requests = 0;
let isDown = false;
let wait: Promise<void> | undefined;
beforeAll(async () => {
  backendUrl = await serve((_request, response) => {
    requests += 1;
    const name = `response ${requests}`;
    const send = () =>
      response
        .writeHead(isDown ? 503 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: { name } }));
    void (wait ?? Promise.resolve()).then(send);
  });
});

const shop = makeStorefront([defineFeature({ id: 'names', server: { sharedQueries: [shared] } })]);
let parts: LoadedParts;
beforeEach(async () => {
  parts = await loadParts(shop);
  requests = 0;
  isDown = false;
  wait = undefined;
});

type Visitor = Partial<Visit> & { readonly market?: MarketAlias };

/** A visitor's gateway. */
function gatewayOf({ market = 'dk', ...visit }: Visitor = {}) {
  const services = embeddedServices(backendUrl, 30_000);
  return openRequestApp(shop, parts, visitOf(shop, market, { services, ...visit })).gateway;
}

it.each<[string, Visitor, NameQuery, number, number]>([
  ['the same visitor', {}, shared, 1, 1],
  ['another one, before five seconds are over', { now: 4999 }, shared, 1, 1],
  ['another one, after them', { now: 5000 }, shared, 1, 2],
  ['a shopper with a cart', { cookieHeader: 'ralph-cart=mine' }, shared, 1, 1],
  ['a visitor with a login', { cookieHeader: 'ralph-auth=token' }, shared, 1, 2],
  ['a visitor of another market', { market: 'se' }, shared, 1, 2],
  ['a visitor of another page', {}, shared, 2, 2],
  ['a query that is not shared', {}, personal, 1, 2],
])('%s: of a first response %j', async (_who, visitor, document, id, expected) => {
  const first = await gatewayOf().query(document, { id: 1 });
  expect(first).toEqual({ ok: true, value: { name: 'response 1' } });
  const second = await gatewayOf(visitor).query(document, { id });
  expect([second, requests]).toEqual([{ ok: true, value: { name: `response ${expected}` } }, expected]);
});

it('the response to a visitor with a login is not shared', async () => {
  await gatewayOf({ cookieHeader: 'ralph-auth=token' }).query(shared, { id: 1 });
  expect(await gatewayOf().query(shared, { id: 1 })).toEqual({ ok: true, value: { name: 'response 2' } });
});

it('a failure is for those only who were waiting for it', async () => {
  isDown = true;
  const [one, two] = await Promise.all([gatewayOf().query(shared, { id: 1 }), gatewayOf().query(shared, { id: 1 })]);
  expect([one.ok, two.ok, requests]).toEqual([false, false, 1]);
  isDown = false;
  expect((await gatewayOf().query(shared, { id: 1 })).ok).toBe(true);
});

it('a visitor who leaves does not take the response away from the others', async () => {
  let respond = (): void => undefined;
  wait = new Promise((resolve) => (respond = resolve));
  const leaving = new AbortController();
  void gatewayOf().query(shared, { id: 1 }, { signal: leaving.signal });
  const other = gatewayOf().query(shared, { id: 1 });
  leaving.abort();
  respond();
  expect([(await other).ok, requests]).toEqual([true, 1]);
});
