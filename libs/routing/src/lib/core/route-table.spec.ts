import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import { matchRoutes } from 'react-router-dom';
import { makeSite, makeSiteConfig } from '../testing/make-site.ts';
import { href } from './href.ts';
import { matchPath } from './match-path.ts';
import { encodeRawTarget } from './read-path.ts';
import { isCheckoutRoute, isSearchRoute, routeMeta } from './route-meta.ts';
import { routePatterns } from './route-patterns.ts';
import { routeTable, screenNames } from './route-table.ts';
import type { MiddlewareName, ScreenName } from './route-table.ts';
import { marketSite } from './site-config.ts';

const columns: readonly Language[] = ['sv', 'da', 'fi', 'nb'];
/** A screen and its paths, in the order of the columns. */
const localized = `
checkout /kassan /kassen /kassa /kassen
account-orders /mina-sidor/ordrar /min-konto/bestillinger /tilini/tilaukset /min-konto/bestillinger
account-settings /mina-sidor/inställningar /min-konto/indstillinger /tilini/asetukset /min-konto/innstillinger
account-balance /mina-sidor/saldo /min-konto/saldo /tilini/saldo /min-konto/saldo
account-membership /mina-sidor/medlemskap /min-konto/medlemskab /tilini/jäsenyys /min-konto/medlemskap
favourites /favoriter /favoritter /suosikkeja /favoritter
brands /märken /mærker /merkit /merker
bestsellers /bästsäljare-just-nu /bestseller-lige-nu /parhaiten-myydyt-just-nyt /bestselgere-akkurat-nå
coming-soon /kommer-snart /kommer-snart /tulossa-pian /kommer-snart
new-products /nyheter /nyheder /uutuudet /nyheter
register-return /registrera-retur /registrer-returnering /rekisteröi-palautus /registrere-retur`;
const paths = localized
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [screen, ...cells] = row.split(' ');
    return cells.map((path, index) => [columns[index] ?? 'da', path, screen as ScreenName] as const);
  });

/** Route objects as the app makes them. */
const routesOf = (language: Language) =>
  screenNames.flatMap((screen) =>
    routePatterns(screen, { language, slug: 'lyng' }).map((path) => ({
      id: `${screen} ${path}`,
      path,
      caseSensitive: true,
    })),
  );

const screenByRouter = (language: Language, pathname: string) =>
  matchRoutes(routesOf(language), pathname)?.[0]?.route.id?.split(' ')[0];

describe('localized paths', () => {
  it.each(paths)('%s %s is the %s screen, raw, percent-encoded and as bytes [ROUTE-02]', (language, path, screen) => {
    const site = makeSite({ language });
    const encoded = encodeURI(path);
    const bytes = encodeRawTarget(Buffer.from(path, 'utf8').toString('latin1'));
    for (const spelling of [path, encoded, encoded.toLowerCase(), bytes]) {
      expect(matchPath(spelling, site)).toEqual({ kind: 'screen', screen, params: {} });
    }
    expect(href(screen as 'cart', {}, site)).toBe(encoded);
    for (const spelling of [path, encoded]) expect(screenByRouter(language, spelling)).toBe(screen);
  });

  it.each(paths)('%s %s in decomposed letters leads to the composed ones', (language, path) => {
    const decomposed = path.normalize('NFD');
    const site = makeSite({ language });
    const expected =
      decomposed === path ? { kind: 'screen' } : { kind: 'redirect', status: 301, location: encodeURI(path) };
    expect(matchPath(decomposed, site)).toMatchObject(expected);
    expect(matchPath(encodeURI(decomposed), site)).toMatchObject(expected);
  });

  it('never decide the language: another language’s spelling leads to the site’s own', () => {
    for (const [, path, screen] of paths) {
      for (const language of languages) {
        const site = makeSite({ language });
        const match = matchPath(path, site);
        const own = href(screen as 'cart', {}, site);
        expect(match).toEqual(
          own === encodeURI(path)
            ? { kind: 'screen', screen, params: {} }
            : { kind: 'redirect', status: 302, location: own },
        );
      }
    }
  });
});

describe('other paths', () => {
  const product = { screen: 'product', params: { alias: 'vinga' } };
  const content = (alias: string) => ({ screen: 'content', params: { alias } });
  it.each([
    ['/', { screen: 'home' }, '[ROUTE-04]'],
    ['/404', { screen: 'not-found' }, '[ROUTE-04]'],
    ['/account', { screen: 'account' }, '[ROUTE-04]'],
    ['/account/reset-password', { screen: 'account-reset-password' }, '[ROUTE-04]'],
    ['/lyng-member', { screen: 'member' }, '[ROUTE-03]'],
    ['/checkout/confirm', { screen: 'checkout-confirm' }, '[ROUTE-05]'],
    ['/checkout/klarna-fail', { screen: 'checkout-klarna-fail' }, '[ROUTE-05]'],
    ['/style', { screen: 'style' }, ''],
    ['/preview-widgets', { screen: 'preview-widgets' }, ''],
    ['/p/vinga', product, '[ROUTE-07]'],
    ['/p/sko/vinga', product, '[ROUTE-07]'],
    ['/p/dame/sko/vinga', product, '[ROUTE-07]'],
    ['/product/vinga', product, '[ROUTE-07]'],
    ['/product', { screen: 'product', params: { alias: '' } }, '[ROUTE-07]'],
    ['/c/sko', { screen: 'category', params: { category: 'sko' } }, '[ROUTE-08]'],
    ['/c/dame/sko', { screen: 'category', params: { category: 'sko' } }, '[ROUTE-08]'],
    ['/b/ecco', { screen: 'brand', params: { brand: 'ecco' } }, '[ROUTE-08]'],
    ['/b/ecco/golf/dame', { screen: 'brand', params: { brand: 'ecco/golf/dame' } }, '[ROUTE-08]'],
    ['/dc/sommer', { screen: 'discount-campaign', params: { discountCampaign: 'sommer' } }, '[ROUTE-08]'],
    ['/dc/sommer/sko', { screen: 'discount-campaign', params: { discountCampaign: 'sommer/sko' } }, '[ROUTE-08]'],
    ['/s/r%C3%B8de%20sko', { screen: 'search-results', params: { search: 'røde sko' } }, '[ROUTE-08]'],
    ['/l/a/b', { screen: 'list', params: { list: 'a/b' } }, '[ROUTE-08]'],
    ['/list/ecco', { screen: 'list', params: { list: 'ecco' } }, '[ROUTE-09]'],
    ['/list', { screen: 'list', params: { list: '' } }, '[ROUTE-09]'],
    ['/content/om-os', content('om-os'), '[ROUTE-10]'],
    ['/content', content(''), '[ROUTE-10]'],
    ['/inspiration/efterår', { screen: 'inspiration', params: { alias: 'efterår' } }, '[ROUTE-10]'],
    ['/om-os', content('om-os'), '[ROUTE-10]'],
    ['/cart', { screen: 'cart' }, ''],
    ['/search', { screen: 'search' }, ''],
    ['/s', { screen: 'search' }, '[ARG-31]'],
  ])('%s leads to %j in every language %s', (path, expected, _ids) => {
    for (const language of languages) {
      expect(matchPath(path, makeSite({ language }))).toMatchObject({ kind: 'screen', ...expected });
      expect(screenByRouter(language, path)).toBe(expected.screen);
    }
  });

  it.each(['/p', '/c', '/b', '/dc', '/inspiration'])('%s alone is not a screen', (path) => {
    expect(matchPath(path, makeSite())).toMatchObject({ screen: 'content' });
  });

  it.each(['/om/os', '/list/a/b', '/c/a/b/c', '/P/vinga', '/b//x', '/s/a%0Ab', 'om-os', '/checkout/other'])(
    '%s is not found',
    (path) => {
      expect(matchPath(path, makeSite())).toEqual({ kind: 'not-found' });
    },
  );

  it('leaves out a slash at the end', () => {
    const moved = { kind: 'redirect', status: 301 };
    expect(matchPath('/p/vinga/?a=å#b', makeSite())).toEqual({ ...moved, location: '/p/vinga?a=%C3%A5#b' });
    expect(matchPath('/sv/', makeSite({ basePath: '/sv' }))).toEqual({ ...moved, location: '/sv' });
  });
});

describe('screens', () => {
  it('exist once per language, Danish without prefix [ROUTE-01]', () => {
    const config = makeSiteConfig({
      markets: [{ alias: 'dk', host: 'localhost', country: 'DK', currency: 'DKK', languages }],
    });
    const [market] = config.markets;
    if (!market) throw new Error('the configuration above has one market');
    for (const screen of screenNames) {
      const addresses = languages.map((language) =>
        href(screen as 'cart', { alias: 'x', brand: 'x', list: 'x' } as object, marketSite(config, market, language)),
      );
      const prefixes = addresses.map((address) => /^\/(sv|nb|fi)(?=\/|$)/.exec(address)?.[1]);
      expect(prefixes).toEqual([undefined, 'sv', 'nb', 'fi']);
    }
  });

  it('have the default layout, but for the bare ones [ROUTE-17]', () => {
    const bare = screenNames
      .filter((screen) => routeMeta(screen).layout !== 'default')
      .map((screen) => [screen, routeMeta(screen).layout]);
    expect(bare).toEqual([
      ['checkout', 'checkout'],
      ['checkout-confirm', 'distraction-free'],
      ['checkout-klarna-fail', 'distraction-free'],
      ['preview-widgets', 'distraction-free'],
    ]);
  });

  it.each<[Language, string]>([
    ['sv', '/mina-sidor/ordrar/1007'],
    ['da', '/min-konto/bestillinger/1007'],
    ['fi', '/tilini/tilaukset/1007'],
    ['nb', '/min-konto/bestillinger/1007'],
  ])('lead in %s to an order below its list: %s', (language, path) => {
    const order = { kind: 'screen', screen: 'account-order', params: { order: '1007' } };
    expect(matchPath(path, makeSite({ language }))).toMatchObject(order);
  });

  it('are recognised as checkout or search by their names [ROUTE-22]', () => {
    expect(screenNames.filter(isCheckoutRoute)).toEqual(['checkout', 'checkout-confirm', 'checkout-klarna-fail']);
    expect(screenNames.filter(isSearchRoute)).toEqual(['search', 'search-results']);
  });

  it('require a login in the account only, and never to reset a password', () => {
    const guardedBy = (name: MiddlewareName) =>
      screenNames.filter((screen) => routeMeta(screen).middleware.includes(name)).join(' ');
    expect(guardedBy('ralph-authenticated')).toBe(
      'account account-orders account-order account-settings account-balance account-membership',
    );
    expect(guardedBy('ralph-list-page-routing')).toBe('search-results category brand discount-campaign list');
    expect(routeMeta('home')).toEqual({
      screen: 'home',
      pageType: 'home',
      layout: 'default',
      middleware: ['ralph-default'],
      indexable: true,
    });
  });

  it('are written in composed letters', () => {
    expect(JSON.stringify(routeTable).normalize('NFC')).toBe(JSON.stringify(routeTable));
  });
});
