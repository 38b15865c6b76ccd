// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CommerceGateway } from '@lyng/commerce-client';
import { createFavouritesServer } from '@lyng/favourites/testing';
import type { FavouritesServer } from '@lyng/favourites/testing';
import { fail, ok } from '@lyng/model';
import { createHref, marketOrigins } from '@lyng/routing/core';
import { makeSite } from '@lyng/routing/testing';
import { RouterContextProvider } from 'react-router-dom';
import type { ActionFunctionArgs } from 'react-router-dom';
import { siteConfig } from '../../config.ts';
import { visitorFavourites } from '../../server/visitor-favourites.ts';
import { appContext } from '../../shell/app-context.ts';
import type { AppContext } from '../../shell/app-context.ts';
import { makeStore } from '../../store.ts';
import { action, loader } from './favourites-loader.ts';

const site = makeSite();
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const session = `ralph-auth=${part({ alg: 'HS256' })}.${part({ sid: 'u1', name: 'Karen', exp: 4e9 })}.c2ln`;

const wireMoney = (name: string) => ({
  [`${name}IncVat`]: 100,
  [`${name}ExVat`]: 80,
  [`${name}IncVatFormatted`]: '100 kr.',
  [`${name}ExVatFormatted`]: '80 kr.',
});

/** What the commerce API says of a product, as far as a card cannot do without. */
const wireProduct = (productId: number) => ({
  productId,
  alias: `shoe-${productId}`,
  name: `Shoe ${productId}`,
  productImages: [{ fileName: 'shoe.svg', tags: [] }],
  unitPrice: {
    isDiscounted: false,
    ...wireMoney('sellingPrice'),
    ...wireMoney('regularPrice'),
    ...wireMoney('discount'),
    discountPercentage: 0,
    vat: 20,
  },
  lowestPrice: {
    isDiscounted: false,
    discountPercentage: 0,
    ...wireMoney('comparisonPrice'),
    ...wireMoney('lowestPrice'),
  },
});

describe('the favourites of who runs no script [SHOP-13]', () => {
  let service: FavouritesServer;
  let http: Server;
  let backendUrl: string;
  beforeEach(async () => {
    service = createFavouritesServer({ u1: [1, 2] });
    http = createServer(async (request, response) => {
      const { method = 'GET', url, headers } = request;
      const body = method === 'POST' ? { body: await text(request) } : {};
      const { authorization = '' } = headers;
      const served = await service.fetch(`http://service${url}`, { method, headers: { authorization }, ...body });
      response.writeHead(served.status).end(await served.text());
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    backendUrl = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise((resolve) => http.close(resolve)));

  /** A visitor's page; the shop has the products up to 99. */
  const visit = (cookieHeader: string, { isDown = false } = {}) => {
    const gateway = {
      query: async (_document: unknown, { productIds }: { readonly productIds: readonly number[] }) =>
        isDown
          ? fail({ kind: 'unreachable' })
          : ok({ products: { products: productIds.filter((id) => id < 100).map(wireProduct) } }),
    } as unknown as CommerceGateway;
    const cookies = new Map(cookieHeader.split('; ').map((pair) => pair.split('=') as [string, string]));
    const app: Partial<AppContext> = {
      site,
      href: createHref(site),
      origins: marketOrigins(siteConfig, 'https', undefined),
      gateway,
      store: makeStore(),
      translate: ({ id }) => id,
      useMessages: async () => undefined,
      cookie: (name) => cookies.get(name),
      favourites: visitorFavourites({
        cookieHeader,
        secure: true,
        backendUrl,
        backendTimeout: 2000,
        ip: '127.0.0.1',
        gateway,
      }),
    };
    const args = (body?: string, query = '') =>
      ({
        request: new Request(`https://dk.localhost/favoritter${query}`, {
          ...(body !== undefined && { method: 'POST', body: new URLSearchParams(body) }),
        }),
        context: new RouterContextProvider(new Map([[appContext, app as AppContext]])),
        params: {},
      }) as unknown as ActionFunctionArgs;
    return {
      post: async (body: string) => {
        const result = await action(args(body));
        return result instanceof Response
          ? { status: result.status, to: result.headers.get('location'), cookies: result.headers.getSetCookie() }
          : { status: result.init?.status, problem: result.data.problem };
      },
      load: async (query = '') => (await loader(args(undefined, query))).served,
      shown: () => app.store?.getState().favourites.ids,
    };
  };
  const cookie = (value: string, age = 31_536_000) =>
    `ralph-favourites=${value}; Max-Age=${age}; Path=/; SameSite=Lax; Secure`;

  it.each([
    ['', 'add=7', [cookie('7')]],
    ['ralph-favourites=7', 'add=8', [cookie('7.8')]],
    ['ralph-favourites=7', 'remove=7', [cookie('', 0)]],
    ['ralph-favourites=7.8', 'clear=', [cookie('', 0)]],
    ['', 'reload=', []],
    // A broken cookie is mended by the next heart.
    ['ralph-favourites=%E0%A4%A.x.7', 'add=8', [cookie('7.8')]],
    [`ralph-favourites=${'1.'.repeat(1001)}`, 'add=8', [cookie('8')]],
  ])('are shown on their page after form %# [FAV-01, FAV-03]', async (cookieHeader, body, cookies) => {
    expect(await visit(cookieHeader).post(body)).toEqual({ status: 303, to: '/favoritter', cookies });
  });

  it('of an account go to its service and into no cookie [FAV-05]', async () => {
    expect(await visit(session).post('add=7')).toEqual({ status: 303, to: '/favoritter', cookies: [] });
    expect(service.lists.get('u1')).toEqual([1, 2, 7]);
  });

  it.each(['add=100', 'add=x', 'toggle=7', '', `add=${'7'.repeat(1001)}`])(
    'are as they were after what is no form of theirs, %#, and the page says why [FAV-03]',
    async (body) => {
      expect(await visit('ralph-favourites=7').post(body)).toEqual({ status: 422, problem: expect.any(String) });
    },
  );

  it('take a product that the shop cannot look up just now: the heart was on a page of its own', async () => {
    expect(await visit('', { isDown: true }).post('add=7')).toMatchObject({ status: 303 });
  });

  it.each([
    ['its service is down', session],
    // Its owner may be somebody else than the next guest.
    ['nobody knows whose the session is', 'ralph-auth-refresh=old'],
  ])('of an account are as they were while %s [FAV-07]', async (_why, cookieHeader) => {
    service.intercept = () => new Response(null, { status: 503 });
    expect(await visit(cookieHeader).post('add=7')).toEqual({ status: 503, problem: expect.any(String) });
    const page = visit(cookieHeader);
    expect(await page.load()).toEqual({ userId: null, ids: [], limit: 60, products: null });
  });

  it.each([
    ['ralph-favourites=7.8', null, [7, 8]],
    [session, 'u1', [1, 2]],
    [`${session}; ralph-favourites=7`, 'u1', [1, 2, 7]],
  ])('are on the page as the server renders it, %# [FAV-09]', async (cookieHeader, userId, ids) => {
    const page = visit(cookieHeader);
    expect(await page.load()).toMatchObject({ userId, ids });
    expect(page.shown()).toEqual(ids);
  });

  it.each([
    ['', 60],
    ['?show=120', 90],
    ['?show=61', 61],
    ['?show=601', 60],
    ['?show=-1', 60],
    ['?show=x', 60],
  ])('of a long list are shown as far as the address %j says: the newest %d [FAV-09]', async (query, count) => {
    service.lists.set(
      'u1',
      Array.from({ length: 90 }, (_, index) => index + 1),
    );
    const products = (await visit(session).load(query))?.products?.map(({ productId }) => productId);
    expect(products).toEqual(Array.from({ length: count }, (_, index) => 90 - index));
  });

  it('are not read where the server knows nobody: the page is everybody’s', async () => {
    expect(await visit('').load()).toBeUndefined();
    expect(service.requests).toEqual([]);
  });

  it('are there without their products while the shop cannot be reached', async () => {
    expect(await visit('ralph-favourites=7', { isDown: true }).load()).toEqual({
      userId: null,
      ids: [7],
      limit: 60,
      products: null,
    });
  });
});
