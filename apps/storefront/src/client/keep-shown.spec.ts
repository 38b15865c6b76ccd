import type { CommerceGateway } from '@lyng/commerce-client';
import { createHref } from '@lyng/routing/core';
import type { ScreenName } from '@lyng/routing/core';
import { makeSite } from '@lyng/routing/testing';
import { createMemoryRouter, data, isRouteErrorResponse, matchRoutes, RouterContextProvider } from 'react-router-dom';
import { createRoutes } from '../routes/create-routes.tsx';
import { appContext } from '../shell/app-context.ts';
import type { AppContext } from '../shell/app-context.ts';
import { keepShown } from './keep-shown.ts';

const site = makeSite({ language: 'da', basePath: '' });
const href = createHref(site);
const shownData = { page: 'as it was' };

/** A tab on a page that the server has sent, and a backend that answers every question in one way. */
function openPage(
  screen: ScreenName,
  answer: () => never | Promise<unknown>,
  cookies: Readonly<Record<string, string>> = {},
) {
  const routes = createRoutes(site, () => null);
  const [path, id] = [href(screen as 'brands'), `${screen}:0`];
  for (const { route } of matchRoutes(routes, path) ?? [])
    Object.assign(route, { lazy: undefined, Component: () => null });
  const gateway = { query: answer } as unknown as CommerceGateway;
  const app: Partial<AppContext> = {
    site,
    href,
    gateway,
    cookie: (name) => cookies[name],
    useMessages: async () => undefined,
    translate: ({ id: text }) => text,
  };
  const router = createMemoryRouter(routes, {
    initialEntries: [`${path}?a=%C3%B8`],
    hydrationData: { loaderData: { root: {}, [id]: shownData } },
    getContext: () => new RouterContextProvider(new Map([[appContext, app as AppContext]])),
  });
  router.initialize();
  const state = () => {
    const [error] = Object.values(router.state.errors ?? {});
    return {
      data: router.state.loaderData[id] as unknown,
      error: isRouteErrorResponse(error) ? error.status : (error as Error | undefined)?.message,
    };
  };
  return { router, state, comeAlive: () => void Object.assign(app, { shownInstead: keepShown(router) }) };
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

describe('a page that is asked for again', () => {
  it.each<[string, () => never | Promise<unknown>]>([
    ['nobody answers', silent],
    [
      'something breaks',
      () => {
        throw new TypeError('The code did not come.');
      },
    ],
  ])('stays when %s [ERR-01]', async (_case, answer) => {
    const { router, state, comeAlive } = openPage('brands', answer);
    comeAlive();
    const done = settled(router);
    void router.revalidate();
    await done;
    expect(state()).toEqual({ data: shownData, error: undefined });
  });

  it('is an error page when the backend says that there is no such thing any more', async () => {
    const { router, state, comeAlive } = openPage('brands', () => {
      throw data(null, { status: 404 });
    });
    comeAlive();
    const done = settled(router);
    void router.revalidate();
    await done;
    expect(state().error).toBe(404);
  });

  it('is an error page when it is for who is logged in, for perhaps they no longer are', async () => {
    const { router, state, comeAlive } = openPage('account', silent, { 'ralph-auth-refresh': 'old' });
    comeAlive();
    const done = settled(router);
    void router.revalidate();
    await done;
    expect(state().error).toBe(503);
  });

  it('is an error page when it is gone to by a link', async () => {
    const { router, state, comeAlive } = openPage('brands', silent);
    comeAlive();
    await router.navigate(`${href('brands')}?b=1`);
    expect(state().error).toBe(503);
  });
});
