import { connectionOf } from '@lyng/browser';
import type { CommerceGateway } from '@lyng/commerce-client';
import type { ScreenName } from '@lyng/routing/core';
import { createMemoryRouter, data, isRouteErrorResponse, matchRoutes, RouterContextProvider } from 'react-router-dom';
import { appContext, throwPageFailure } from '@lyng/feature';
import type { Screen } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import { createRoutes } from '../shared/create-routes.tsx';
import { makeStorefront } from '../testing/make-storefront.ts';
import { stalePageData } from './stale-page-data.ts';

const shownData = { page: 'as it was' };

/** A screen that shows what the backend returns. */
const screenOf: Screen = {
  page: async () => ({ Component: () => null }),
  data: async () => ({
    loader: async ({ context }) => {
      const result = await context.get(appContext).gateway.query({} as never, {});
      return result.ok ? result.value : throwPageFailure(result.error);
    },
  }),
};

/** A tab on a server-rendered page, and a backend that gives the same result for every query. */
function openPage(screen: ScreenName, respond: () => never | Promise<unknown>) {
  const cookies = { 'ralph-auth-refresh': 'old' };
  const app = createTestApp({ cookies, gateway: { query: respond } as unknown as CommerceGateway });
  const { href, site } = app;
  const shop = makeStorefront([{ id: 'test', screens: { brands: screenOf, account: screenOf } }]);
  const routes = createRoutes(shop, site, () => null);
  const [path, id] = [href(screen as 'brands'), `${screen}:0`];
  for (const { route } of matchRoutes(routes, path) ?? [])
    Object.assign(route, { lazy: undefined, Component: () => null });
  const router = createMemoryRouter(routes, {
    initialEntries: [`${path}?a=%C3%B8`],
    hydrationData: { loaderData: { root: {}, [id]: shownData } },
    getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
  });
  router.initialize();
  const state = () => {
    const [error] = Object.values(router.state.errors ?? {});
    return {
      data: router.state.loaderData[id] as unknown,
      error: isRouteErrorResponse(error) ? error.status : (error as Error | undefined)?.message,
    };
  };
  Object.assign(app.ports, {
    staleData: stalePageData(router, connectionOf({ navigator: { onLine: true } } as Window)),
  });
  return { router, href, state };
}

const settled = (router: ReturnType<typeof openPage>['router']) =>
  new Promise<void>((resolve) => {
    const stop = router.subscribe(({ navigation, revalidation }) => {
      if (navigation.state !== 'idle' || revalidation !== 'idle') return;
      stop();
      resolve();
    });
  });

const silent = async () => ({ ok: false, error: { kind: 'unreachable' } });

const throws = (failure: unknown) => () => {
  throw failure;
};

describe('a page that revalidates', () => {
  const shown = { data: shownData, error: undefined };
  // A page with a login: its session may have ended.
  it.each<[string, ScreenName, () => never | Promise<unknown>, object]>([
    ['stays when the backend does not respond [ERR-01]', 'brands', silent, shown],
    ['stays when something breaks [ERR-01]', 'brands', throws(new TypeError('The code did not come.')), shown],
    ['becomes an error page when it is gone', 'brands', throws(data(null, { status: 404 })), { error: 404 }],
    ['becomes an error page when it needs a login', 'account', silent, { error: 503 }],
  ])('%s', async (_rule, screen, respond, expected) => {
    const { router, state } = openPage(screen, respond);
    const done = settled(router);
    void router.revalidate();
    await done;
    expect(state()).toMatchObject(expected);
  });

  it('becomes an error page on a navigation', async () => {
    const { router, href, state } = openPage('brands', silent);
    await router.navigate(`${href('brands')}?b=1`);
    expect(state().error).toBe(503);
  });
});
