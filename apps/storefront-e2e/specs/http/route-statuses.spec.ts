import { href, routeMeta, screenNames } from '@lyng/routing/core';
import type { ScreenName } from '@lyng/routing/core';
import { makeSite } from '@lyng/routing/testing';
import { backendPort } from '../../fixtures/find-product.ts';
import { expect, test, testedSites } from '../../fixtures/http-test.ts';
import type { Addresses } from '../../fixtures/http-test.ts';
import { demoMember, sessionCookies, startSession } from '../../fixtures/logged-in.ts';
import { canonicalOf, linksOf } from '../../fixtures/page-facts.ts';

/** The statuses of a screen, by the state of what its address names; absent for a state that it cannot have. */
interface Statuses {
  /** The page is there. */
  readonly exists: number;
  /** Nothing is there by that name, or by a further name below a screen without one. */
  readonly missing: number;
  /** A guest's response where only members see it. */
  readonly members?: number;
  /** It is there, with nothing in it. */
  readonly empty?: number;
}

const page: Statuses = { exists: 200, missing: 404 };
const list: Statuses = { exists: 200, missing: 404, empty: 200 };
/** A guest is sent to the login. */
const account: Statuses = { exists: 302, missing: 404 };

const statuses: Readonly<Record<ScreenName, Statuses>> = {
  home: page,
  checkout: { ...page, empty: 200 },
  'checkout-confirm': { exists: 404, missing: 404 },
  'checkout-klarna-fail': page,
  account,
  // A name below it is the number of an order, which a guest may not see.
  'account-orders': { exists: 302, missing: 302 },
  'account-order': { exists: 302, missing: 302 },
  'account-settings': account,
  'account-balance': account,
  'account-membership': account,
  'account-reset-password': page,
  favourites: { ...page, empty: 200 },
  brands: page,
  bestsellers: list,
  'coming-soon': list,
  'new-products': list,
  'register-return': page,
  newsletter: page,
  member: { exists: 200, missing: 404, members: 404 },
  cart: { ...page, empty: 200 },
  search: { exists: 302, missing: 404, empty: 302 },
  'search-results': { exists: 200, missing: 404, empty: 200 },
  product: { exists: 200, missing: 404, members: 404 },
  category: list,
  brand: list,
  'discount-campaign': list,
  // By our backend, each list has another address.
  list: { exists: 301, missing: 404 },
  inspiration: page,
  'not-found': { exists: 404, missing: 404 },
  content: page,
  style: page,
  // Only with the link of a preview.
  'preview-widgets': { exists: 404, missing: 404 },
};

const NOTHING = 'no-such-thing-anywhere';
const last = (path: string): string => path.split('/').at(-1) ?? '';

/** The names in the addresses of screens that have one. */
const namesOf = ({
  product,
  category,
  brand,
  campaign,
  content,
}: Addresses): Readonly<Partial<Record<ScreenName, string>>> => ({
  product: last(product),
  category: last(category),
  brand: last(brand),
  'discount-campaign': last(campaign),
  list: last(category),
  inspiration: 'winter-boots',
  content: last(content),
  'search-results': 'sko',
  'account-order': '7',
});

for (const { alias, language } of testedSites)
  test(`${alias}: every route has the status of what its address names: there, missing, for members, empty [ROUTE-19, ROUTE-21]`, async ({
    shop,
    addresses,
  }) => {
    const site = makeSite({ market: alias, language, basePath: '' });
    const names = namesOf(await addresses(alias));
    const at = (screen: ScreenName, name: string): string => {
      const params = { alias: name, category: name, brand: name, discountCampaign: name, list: name, search: name };
      return href(screen, { ...params, order: name } as never, site);
    };
    const member = sessionCookies(await startSession(backendPort(shop.port), demoMember), demoMember);
    const forMembers = linksOf((await shop.get(alias, '/lyng-member', { cookie: member })).text, '/p/')[0] ?? '';
    const statusOf = async (path: string, headers = {}): Promise<number> =>
      (await shop.get(alias, path, headers)).status;
    /** Lists without what was chosen, a search without words, and pages of a guest who has nothing. */
    const emptyPaths: Readonly<Partial<Record<ScreenName, string>>> = {
      search: '/search?q=',
      'search-results': '/s/qwxzqwxz',
      checkout: at('checkout', ''),
      cart: '/cart',
      favourites: at('favourites', ''),
    };
    for (const screen of screenNames) {
      const name = names[screen];
      const path = at(screen, name ?? '');
      const { exists, missing, members, empty } = statuses[screen];
      const shown = await shop.get(alias, path, screen === 'member' ? { cookie: member } : {});
      expect.soft(shown.status, `${screen} exists: ${path}`).toBe(exists);
      if (exists === 200) {
        const mayBeListed = routeMeta(screen).indexable;
        expect.soft(!shown.text.includes('content="noindex'), `${screen} may be listed`).toBe(mayBeListed);
        if (mayBeListed) expect.soft(canonicalOf(shown.text), screen).toContain(`http://${shop.hostOf(alias)}/`);
      }
      const nothing =
        name === undefined || screen === 'search-results'
          ? `${path === '/' ? '' : path}/${NOTHING}`
          : at(screen, NOTHING);
      expect.soft(await statusOf(nothing), `${screen} is missing: ${nothing}`).toBe(missing);
      if (members !== undefined)
        expect.soft(await statusOf(screen === 'product' ? forMembers : path), `${screen} for members`).toBe(members);
      if (empty !== undefined) {
        const emptyPath = emptyPaths[screen] ?? `${path}?price=x~9000000-9000001`;
        expect.soft(await statusOf(emptyPath), `${screen} is empty: ${emptyPath}`).toBe(empty);
      }
    }
  });
