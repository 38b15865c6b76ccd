import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import { makeSiteConfig } from '../testing/make-site.ts';
import { alternates, marketOrigins } from './alternates.ts';
import { screenNames } from './route-table.ts';
import { routeMeta } from './route-meta.ts';
import { marketSite } from './site-config.ts';
import type { Site } from './site.ts';
import type { SiteMarket } from './site-config.ts';

const config = makeSiteConfig();
const origins = marketOrigins(config, 'https');
const aliases: Readonly<Record<Language, string>> = { da: 'sko', sv: 'skor', nb: 'sko', fi: 'kengät' };

const sitesOf = (markets: readonly SiteMarket[], one = config) =>
  markets.flatMap((market) => market.languages.map((language) => marketSite(one, market, language)));

const [site, swedish] = sitesOf(config.markets) as [Site, Site];

describe('alternates', () => {
  it('name the page in every market, itself included, and a default [ROUTE-28]', () => {
    const params = (language: Language) => ({ category: aliases[language] });
    expect(alternates({ screen: 'category', params, site: swedish, config, origins })).toEqual({
      canonical: 'https://se.localhost/c/skor',
      links: [
        { hreflang: 'da-DK', href: 'https://dk.localhost/c/sko' },
        { hreflang: 'sv-SE', href: 'https://se.localhost/c/skor' },
        { hreflang: 'nb-NO', href: 'https://no.localhost/c/sko' },
        { hreflang: 'fi-FI', href: 'https://fi.localhost/c/keng%C3%A4t' },
        { hreflang: 'x-default', href: 'https://dk.localhost/c/sko' },
      ],
    });
  });

  it.each([config, makeSiteConfig({ marketPrefix: true })])(
    'are named alike by all of them, whatever the screen [ROUTE-28]',
    (one) => {
      for (const screen of screenNames.filter((name) => routeMeta(name).indexable)) {
        const shown = {
          screen: screen as 'brands',
          params: {},
          config: one,
          origins: marketOrigins(one, 'http', 4200),
        };
        const pages = sitesOf(one.markets, one).map((own) => alternates({ ...shown, site: own }));
        for (const page of pages) {
          expect(page.links).toEqual(pages[0]?.links);
          expect(page.links.map(({ href }) => href)).toContain(page.canonical);
        }
        expect(new Set(pages.map(({ canonical }) => canonical)).size).toBe(languages.length);
      }
    },
  );

  it('lead the shared host’s pages to the market’s own host', () => {
    const shared = { ...swedish, basePath: '/sv' };
    expect(alternates({ screen: 'home', params: {}, site: shared, config, origins }).canonical).toBe(
      'https://se.localhost/',
    );
  });

  it('leave out languages that have no such page', () => {
    const onlySwedish = (language: Language) => (language === 'sv' ? { alias: 'om-oss' } : undefined);
    expect(alternates({ screen: 'content', params: onlySwedish, site, config, origins })).toEqual({
      canonical: 'https://dk.localhost/',
      links: [{ hreflang: 'sv-SE', href: 'https://se.localhost/om-oss' }],
    });
  });

  it('mark the pages that are not to be listed, and still link them for shoppers', () => {
    const cart = alternates({ screen: 'cart', params: {}, site, config, origins });
    expect(cart).toMatchObject({ canonical: 'https://dk.localhost/cart', isUnlisted: true });
    expect(cart.links).toContainEqual({ hreflang: 'sv-SE', href: 'https://se.localhost/cart' });
    expect(alternates({ screen: 'brands', params: {}, site, config, origins })).not.toHaveProperty('isUnlisted');
  });

  it('keep the page number of a list', () => {
    const query = { filters: {}, page: 2 };
    const page = alternates({ screen: 'bestsellers', params: {}, site, config, origins, query });
    expect(page.canonical).toBe('https://dk.localhost/bestseller-lige-nu?page=2');
  });
});
