import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createHref, matchPath, screenNames } from '@lyng/routing/core';
import { makeSite } from '@lyng/routing/testing';
import { languages } from '@lyng/model';
import { matchRoutes } from 'react-router-dom';
import { createRoutes } from './create-routes.tsx';
import type { RouteHandle } from './create-routes.tsx';
import { routeFile } from '../server/route-files.ts';
import { screens } from './screens.ts';

const appFolder = join(import.meta.dirname, '../..');
const params = {
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
  const routes = createRoutes(site, () => null);
  const href = createHref(site);
  // Routes whose screen is not here yet are there too, and answer 404.
  it.each(screenNames.map((name) => [name] as const))(
    'lead the address of %s where the route table leads it',
    (screen) => {
      const path = href(screen, (params[screen as keyof typeof params] ?? {}) as never);
      expect(matchPath(path, site)).toMatchObject({ kind: 'screen', screen });
      expect(screenAt(routes, path)).toBe(screen);
    },
  );

  it.each(['/a/b/c', '/KURV/x'])('lead %s nowhere: a true 404', (path) => {
    expect(screenAt(routes, site.basePath + path)).toBe('not-found');
  });
});

describe('the screens', () => {
  it.each(screenNames.flatMap((name) => (screens[name] ? [[name, screens[name]] as const] : [])))(
    '%s is shown by the file that the server names',
    (name, { route }) => {
      expect(existsSync(join(appFolder, routeFile(name)))).toBe(true);
      expect(String(route)).toContain(routeFile(name).replace('src/routes/', './'));
    },
  );

  it('are all of the routes that have a file', () => {
    const files = readdirSync(join(appFolder, 'src/routes'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('-route.tsx'),
    );
    const named = screenNames.map(routeFile);
    expect(files.map((file) => `src/routes/${file}`).filter((file) => !named.includes(file))).toEqual([]);
  });
});
