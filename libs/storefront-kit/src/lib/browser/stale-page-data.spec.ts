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
function openPage(
  screen: ScreenName,
  respond: () => never | Promise<unknown>,
  cookies: Readonly<Record<string, string>> = {},
) {
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
  return {
    router,
    href,
    state,
    startFallback: () => void Object.assign(app.ports, { staleData: stalePageData(router) }),
  };
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

describe('a page that revalidates', () => {
  it.each<[string, () => never | Promise<unknown>]>([
    ['the backend does not respond', silent],
    [
      'something breaks',
      () => {
        throw new TypeError('The code did not come.');
      },
    ],
  ])('stays when %s [ERR-01]', async (_case, respond) => {
    const { router, state, startFallback } = openPage('brands', respond);
    startFallback();
    const done = settled(router);
    void router.revalidate();
    await done;
    expect(state()).toEqual({ data: shownData, error: undefined });
  });

  it('becomes an error page when the backend reports that it is gone', async () => {
    const { router, state, startFallback } = openPage('brands', () => {
      throw data(null, { status: 404 });
    });
    startFallback();
    const done = settled(router);
    void router.revalidate();
    await done;
    expect(state().error).toBe(404);
  });

  it('becomes an error page when it needs a login, because the session may have ended', async () => {
    const { router, state, startFallback } = openPage('account', silent, { 'ralph-auth-refresh': 'old' });
    startFallback();
    const done = settled(router);
    void router.revalidate();
    await done;
    expect(state().error).toBe(503);
  });

  it('becomes an error page on a navigation', async () => {
    const { router, href, state, startFallback } = openPage('brands', silent);
    startFallback();
    await router.navigate(`${href('brands')}?b=1`);
    expect(state().error).toBe(503);
  });
});
