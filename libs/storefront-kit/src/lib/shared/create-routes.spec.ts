import { appContext } from '@lyng/feature';
import type { Feature, RouteHandle, Screen } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import { createHref, matchPath, screenNames } from '@lyng/routing/core';
import { makeSite } from '@lyng/routing/testing';
import { languages } from '@lyng/model';
import { createStaticHandler, matchRoutes, RouterContextProvider } from 'react-router-dom';
import { makeStorefront } from '../testing/make-storefront.ts';
import { createRoutes } from './create-routes.tsx';

const params = {
  'account-order': { order: '1007' },
  'search-results': { search: 'røde støvler' },
  product: { alias: 'solveig-sneaker' },
  category: { category: 'dame-sko' },
  brand: { brand: 'havnemark/sko' },
  'discount-campaign': { discountCampaign: 'efteraar' },
  list: { list: 'gaver/til-hende' },
  inspiration: { alias: 'uld' },
  content: { alias: 'om-os' },
};

const screenAt = (routes: ReturnType<typeof createRoutes>, path: string): string | undefined =>
  (matchRoutes(routes, path)?.at(-1)?.route.handle as RouteHandle | undefined)?.screen;

describe.each(languages)('the routes in %s', (language) => {
  const site = makeSite({ language, basePath: language === 'da' ? '' : `/${language}` });
  const routes = createRoutes(makeStorefront(), site, () => null);
  const href = createHref(site);
  // Routes whose screen is missing exist too, and return 404.
  it.each(screenNames)('route the address of %s as in the route table', (screen) => {
    const path = href(screen, (params[screen as keyof typeof params] ?? {}) as never);
    expect(matchPath(path, site)).toMatchObject({ kind: 'screen', screen });
    expect(screenAt(routes, path)).toBe(screen);
  });

  it.each(['/a/b/c', '/KURV/x'])('return a true 404 for %s', (path) => {
    expect(screenAt(routes, site.basePath + path)).toBe('not-found');
  });
});

const brands: Screen = {
  page: async () => ({ Component: () => null }),
  data: async () => ({ loader: () => ({ head: { title: 'Brands' }, letters: ['a'] }) }),
};

/** The result of loading `/brands` in a shop of these features. */
async function load(features: readonly Feature[]) {
  const app = createTestApp();
  const { query } = createStaticHandler(createRoutes(makeStorefront(features), app.site, () => null));
  const request = new Request(`http://dk.localhost${app.href('brands')}`);
  const result = await query(request, { requestContext: new RouterContextProvider(new Map([[appContext, app]])) });
  if (result instanceof Response) throw new Error('No redirect is expected here.');
  return { data: result.loaderData['brands:0'] as unknown, status: result.statusCode };
}

describe('a screen', () => {
  it('is a 404 where no feature shows it', async () => {
    expect(await load([])).toMatchObject({ status: 404 });
  });

  it('shows the data of its feature', async () => {
    expect(await load([{ id: 'catalogue', screens: { brands } }])).toEqual({
      status: 200,
      data: { head: { title: 'Brands' }, letters: ['a'] },
    });
  });

  it('has what other features add to its data and its head, in any order of the features', async () => {
    const adding: Feature = {
      id: 'reviews',
      screenData: {
        brands: async () => ({
          loadAdded: async () => ({
            data: { count: 3 },
            isIncomplete: true,
            extendHead: (head) => ({ ...head, description: 'Three reviews' }),
          }),
        }),
      },
    };
    const features: Feature[] = [{ id: 'catalogue', screens: { brands } }, adding];
    const loaded = await load(features);
    expect(loaded.data).toEqual({
      head: { title: 'Brands', description: 'Three reviews' },
      letters: ['a'],
      added: { reviews: { count: 3 } },
      isIncomplete: true,
    });
    expect(await load(features.toReversed())).toEqual(loaded);
  });
});
