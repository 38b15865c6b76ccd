// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import type { CommerceGateway } from '@lyng/commerce-client';
import { parseCookies } from '@lyng/browser';
import { appContext, embeddedServices } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';
import { fail, ok } from '@lyng/model';
import { makeProductSummary } from '@lyng/model/testing';
import { createHref } from '@lyng/routing/core';
import { makeSite, makeSiteConfig } from '@lyng/routing/testing';
import { RouterContextProvider } from 'react-router-dom';
import type { ActionFunctionArgs } from 'react-router-dom';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { visitorFavourites } from '../../server/visitor-favourites.ts';
import { favouritesSlice } from '../../state/favourites-slice.ts';
import { createFavouritesServer } from '../../testing/favourites-server.ts';
import type { FavouritesServer } from '../../testing/favourites-server.ts';
import { action, loader } from './data.ts';

const site = makeSite();
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const session = `ralph-auth=${part({ alg: 'HS256' })}.${part({ sid: 'u1', name: 'Karen', exp: 4e9 })}.c2ln`;

/** The user of a token. */
const userOf = (token: string | undefined) => {
  const claims = token?.split('.')[1];
  if (claims === undefined) return null;
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { readonly sid: string };
  return { userId: sid };
};

const long = Array.from({ length: 90 }, (_, index) => index + 1);

describe('the favourites of a shopper without script [SHOP-13]', () => {
  let service: FavouritesServer;
  const backendUrl = 'http://service';
  beforeEach(() => {
    service = createFavouritesServer({ u1: [1, 2] });
    jest.spyOn(globalThis, 'fetch').mockImplementation((...request) => service.fetch(...request));
  });
  afterEach(() => jest.restoreAllMocks());

  /** A visitor's page; the shop has the products up to 99. */
  const visit = (cookieHeader: string, { isDown = false } = {}) => {
    const gateway = {} as CommerceGateway;
    const cookies = parseCookies(cookieHeader);
    const ports: Partial<AppContext['ports']> = {
      visitor: () => userOf(cookies.get('ralph-auth')),
      productsByIds: async (ids) =>
        isDown
          ? fail({ kind: 'unreachable' })
          : ok(ids.filter((id) => id < 100).map((productId) => makeProductSummary({ productId }))),
    };
    const port: AppContext['port'] = async (name) => ports[name];
    const store = configureStore({ reducer: combineSlices(favouritesSlice) });
    const app: Partial<AppContext> = {
      config: { name: 'Lyng', sites: makeSiteConfig() } as AppContext['config'],
      site,
      href: createHref(site),
      origins: {} as AppContext['origins'],
      gateway,
      store: store as unknown as AppContext['store'],
      translate: ({ id }) => id,
      loadMessages: async () => undefined,
      port,
      ports: {
        ...ports,
        favourites: visitorFavourites(
          { gateway, port },
          { cookieHeader, secure: true, service: embeddedServices(backendUrl, 2000).favourites, ip: '127.0.0.1' },
        ),
      },
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
      loadShared: async (query: string) => loader(args(undefined, query)),
      shown: () => store.getState().favourites.ids,
    };
  };
  const cookie = (value: string, age = 31_536_000) =>
    `ralph-favourites=${value}; Max-Age=${age}; Path=/; SameSite=Lax; Secure`;

  it.each([
    ['', 'add=7', [cookie('7')]],
    ['ralph-favourites=7', 'remove=7', [cookie('', 0)]],
    // The next heart corrects a malformed cookie.
    ['ralph-favourites=%E0%A4%A.x.7', 'add=8', [cookie('7.8')]],
  ])('are shown on their page after form %# [FAV-01, FAV-03]', async (cookieHeader, body, cookies) => {
    expect(await visit(cookieHeader).post(body)).toEqual({ status: 303, to: '/favoritter', cookies });
  });

  it('of an account go to its service and into no cookie [FAV-05]', async () => {
    expect(await visit(session).post('add=7')).toEqual({ status: 303, to: '/favoritter', cookies: [] });
    expect(service.lists.get('u1')).toEqual([1, 2, 7]);
  });

  it.each(['add=100', 'toggle=7'])(
    'do not change after an invalid form, %#, and the page reports why [FAV-03]',
    async (body) => {
      expect(await visit('ralph-favourites=7').post(body)).toEqual({ status: 422, problem: expect.any(String) });
    },
  );

  it('accept a product that the shop cannot look up right now: its heart was on one of its pages', async () => {
    expect(await visit('', { isDown: true }).post('add=7')).toMatchObject({ status: 303 });
  });

  it.each([
    ['its service is down', session],
    // Its owner may differ from the next guest.
    ['the owner of the session is unknown', 'ralph-auth-refresh=old'],
  ])('of an account do not change while %s [FAV-07]', async (_why, cookieHeader) => {
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
    ['?show=61', 61],
    ['?show=601', 60],
  ])('of a long list are shown as far as the address %j requests: the newest %d [FAV-09]', async (query, count) => {
    service.lists.set('u1', long);
    const products = (await visit(session).load(query))?.products?.map(({ productId }) => productId);
    expect(products).toEqual(long.slice(-count).reverse());
  });

  it('are not read where the server knows no visitor: the page is shared', async () => {
    expect(await visit('').load()).toBeUndefined();
    expect(service.requests).toEqual([]);
  });

  it('are listed without their products while the backend is down', async () => {
    expect(await visit('ralph-favourites=7', { isDown: true }).load()).toEqual({
      userId: null,
      ids: [7],
      limit: 60,
      products: null,
    });
  });

  describe('that somebody has shared by a link [FAV-11]', () => {
    const token = 'T'.repeat(22);
    beforeEach(() => void service.shared.set(token, 'u1'));

    it('are on the page as the list is now', async () => {
      service.lists.set('u1', long);
      const { head, shared, served } = await visit('').loadShared(`?list=${token}`);
      expect(head).toMatchObject({ noindex: true });
      expect(head.title).not.toBe((await visit('').loadShared('')).head.title);
      expect([shared?.ids.length, shared?.products.length]).toEqual([90, 60]);
      expect(shared?.moreHref).toBe(`/favoritter?list=${token}&show=120`);
      expect(served).toBeUndefined();
      const more = await visit('').loadShared(`?list=${token}&show=120`);
      expect([more.shared?.products.length, more.shared?.moreHref]).toEqual([90, null]);
    });

    it.each(['', '../admin', 'S'.repeat(22)])('are a missing page behind “%s”', async (other) => {
      await expect(visit('').loadShared(`?list=${other}`)).rejects.toMatchObject({ init: { status: 404 } });
    });

    it.each(['service', 'backend'])('report a failure while the %s is down', async (what) => {
      if (what === 'service') service.intercept = () => new Response(null, { status: 500 });
      const page = visit('', { isDown: what === 'backend' });
      await expect(page.loadShared(`?list=${token}`)).rejects.toMatchObject({ init: { status: 503 } });
    });
  });
});
