import { join } from 'node:path';
import { demoCatalogue } from '@lyng/demo-catalogue';
import { languages } from '@lyng/model';
import type { Language } from '@lyng/model';
import { readShop } from '../../api/read-config.ts';
import { campaignPrice } from '../../shop/pricing/campaign-price.ts';
import { resolveScope } from '../../shop/scope.ts';
import { fixedLists } from '../lists/fixed-lists.ts';
import { pagePath, pagesOf } from './files/content-library.ts';
import { createContentReader } from './files/content-reader.ts';

const library = createContentReader({
  folder: join(import.meta.dirname, '../../../../../content'),
  clock: () => 0,
  report: () => undefined,
})();
const shop = readShop();
const { categories, brands, campaigns, products } = demoCatalogue({ seed: 'lyng', campaignPrice });

/** The addresses of everything that exists, in a language. */
const addressesIn = (language: Language, market: string): ReadonlySet<string> =>
  new Set([
    ...categories.map(({ alias }) => `/c/${alias[language]}`),
    ...brands.map(({ alias }) => `/b/${alias}`),
    ...campaigns.map(({ alias }) => `/dc/${alias}`),
    ...products.map(({ alias }) => `/p/${alias[language]}`),
    ...fixedLists.map(({ path }) => path[language]),
    ...pagesOf(library, resolveScope(shop, { languageId: language, marketId: market })).map(pagePath),
  ]);

describe.each(shop.markets.map((market) => [market.alias, market.languages[0]] as const))(
  'the content of %s',
  (market, language) => {
    const pages = pagesOf(library, resolveScope(shop, { languageId: language, marketId: market }), true);
    const addresses = addressesIn(language, market);

    it('names categories, brands and campaigns that exist', () => {
      const named = pages.flatMap(({ file, parts }) =>
        parts.flatMap((part) => {
          if (part.kind === 'text') return [];
          const { category, brand, campaign } = part.widget.values;
          return [
            ...(category === undefined ? [] : [`/c/${String(category)}`]),
            ...(brand === undefined ? [] : [`/b/${String(brand)}`]),
            ...(campaign === undefined || campaign === 'current' ? [] : [`/dc/${String(campaign)}`]),
          ].map((address) => ({ file, address }));
        }),
      );
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter(({ address }) => !addresses.has(address))).toEqual([]);
    });

    it('leads to pages that exist', () => {
      const links = pages.flatMap(({ file, parts }) =>
        [
          ...JSON.stringify(parts).matchAll(/(?<=[("])\/(?:c|b|dc|p|content|inspiration)\/[\w-]+/g),
          ...JSON.stringify(parts).matchAll(/(?<="(?:url|linkUrl)":")\/[^"/]+(?=")/g),
        ].map(([address]) => ({ file, address })),
      );
      expect(links.length).toBeGreaterThan(5);
      expect(links.filter(({ address }) => !addresses.has(address))).toEqual([]);
    });

    it('types no amount of money: the configuration has them [SPEC-17]', () => {
      const typed = pages.filter((page) => /\d\s?(?:kr\b|€)/.test(JSON.stringify(page)));
      expect(typed.map(({ file }) => file)).toEqual([]);
    });

    it('has menus of pages that exist', () => {
      const aliases = new Set(pages.map(({ alias }) => alias));
      const named = Object.values(library.menus[language] ?? {}).flatMap(({ items }) =>
        items.flatMap(({ page }) => page ?? []),
      );
      expect(named.length).toBeGreaterThan(5);
      expect(named.filter((alias) => !aliases.has(alias))).toEqual([]);
    });
  },
);

it('has no errors', () => {
  expect(library.errors).toEqual([]);
  expect(library.pages.length).toBeGreaterThan(36);
});

it('has every page in every language, and no page for all of them', () => {
  const aliasesIn = (language: Language | undefined) =>
    library.pages.filter((page) => page.language === language).map(({ alias }) => alias);
  expect(aliasesIn(undefined)).toEqual([]);
  for (const language of languages) expect(aliasesIn(language)).toEqual(aliasesIn('da'));
});
