import { expect, rowsOn, test, testedSites } from '../../fixtures/http-test.ts';
import type { HttpResponse } from '../../fixtures/http.ts';
import { languageOf, stateOf, titleOf } from '../../fixtures/page-facts.ts';

/** Each path literally; the routing library proves the complete table. The first, with letters outside ASCII in two languages, is tried in every shop. */
const built = {
  bestsellers: {
    sv: '/bästsäljare-just-nu',
    da: '/bestseller-lige-nu',
    fi: '/parhaiten-myydyt-just-nyt',
    nb: '/bestselgere-akkurat-nå',
  },
  checkout: { sv: '/kassan', da: '/kassen', fi: '/kassa', nb: '/kassen' },
  favourites: { sv: '/favoriter', da: '/favoritter', fi: '/suosikkeja', nb: '/favoritter' },
  brands: { sv: '/märken', da: '/mærker', fi: '/merkit', nb: '/merker' },
  'coming-soon': { sv: '/kommer-snart', da: '/kommer-snart', fi: '/tulossa-pian', nb: '/kommer-snart' },
  'new-products': { sv: '/nyheter', da: '/nyheder', fi: '/uutuudet', nb: '/nyheter' },
  'register-return': {
    sv: '/registrera-retur',
    da: '/registrer-returnering',
    fi: '/rekisteröi-palautus',
    nb: '/registrere-retur',
  },
} as const;

/** The pages of the account: with those above, 44 paths. */
const personal = {
  'account-orders': {
    sv: '/mina-sidor/ordrar',
    da: '/min-konto/bestillinger',
    fi: '/tilini/tilaukset',
    nb: '/min-konto/bestillinger',
  },
  'account-settings': {
    sv: '/mina-sidor/inställningar',
    da: '/min-konto/indstillinger',
    fi: '/tilini/asetukset',
    nb: '/min-konto/innstillinger',
  },
  'account-balance': {
    sv: '/mina-sidor/saldo',
    da: '/min-konto/saldo',
    fi: '/tilini/saldo',
    nb: '/min-konto/saldo',
  },
  'account-membership': {
    sv: '/mina-sidor/medlemskap',
    da: '/min-konto/medlemskab',
    fi: '/tilini/jäsenyys',
    nb: '/min-konto/medlemskap',
  },
} as const;

/** Node's parser takes no raw letters outside ASCII, so who writes them is sent on to the encoded spelling, at most once. */
async function reach(get: (path: string) => Promise<HttpResponse>, path: string): Promise<HttpResponse> {
  const response = await get(path);
  const encoded = encodeURI(path);
  if (response.status !== 301 || path === encoded) return response;
  expect(response.header('location')).toBe(encoded);
  return get(encoded);
}

const spellings = (path: string): readonly string[] => [...new Set([path, encodeURI(path)])];

for (const { alias, language, currency } of testedSites) {
  const prefix = language === 'da' ? '' : `/${language}`;

  for (const [screen, paths] of rowsOn(alias, Object.entries(built))) {
    test(`${language}: ${screen} is at ${paths[language]}, raw and percent-encoded [ROUTE-02]`, async ({ shop }) => {
      for (const path of spellings(paths[language])) {
        const { status, text } = await reach((target) => shop.get(alias, target), path);
        expect.soft(status, path).toBe(200);
        expect.soft(languageOf(text), path).toBe(language);
        expect.soft(stateOf(text).store.page.currentRouteName, path).toBe(screen);
      }
    });

    test(`${language}: ${screen} is at ${prefix}${paths[language]} of the shared host [ROUTE-01]`, async ({ shop }) => {
      const { status, text } = await shop.getShared(encodeURI(prefix + paths[language]));
      expect(status).toBe(200);
      expect(languageOf(text)).toBe(language);
      expect(stateOf(text).store.page.currentRouteName).toBe(screen);
      expect(stateOf(text).store.channel).toMatchObject({ marketAlias: alias, currency });
    });
  }

  for (const [screen, paths] of rowsOn(alias, Object.entries(personal))) {
    test(`${language}: ${screen} is at ${paths[language]}, and sends a guest to the login [ROUTE-02]`, async ({
      shop,
    }) => {
      const path = encodeURI(paths[language]);
      const { status, header } = await shop.get(alias, path);
      expect([status, header('location')]).toEqual([302, `/?action=login&returnTo=${encodeURIComponent(path)}`]);
    });
  }

  test(`${language}: the account sends a guest to the login and back; an invalid session counts as a guest [ROUTE-20, AUTH-01]`, async ({
    shop,
  }) => {
    const guest = await shop.get(alias, '/account?a=b');
    expect([guest.status, guest.header('location')]).toEqual([302, '/?action=login&returnTo=%2Faccount%3Fa%3Db']);
    const stranger = await shop.get(alias, '/account', {
      cookie: 'ralph-auth-refresh=nobody; ralph-user=solveig@example.com',
    });
    expect([stranger.status, stranger.header('location')]).toEqual([302, '/?action=login&returnTo=%2Faccount']);
    expect(
      stranger.cookies
        .filter((line) => line.includes('Max-Age=0'))
        .map((line) => line.split('=')[0])
        .sort(),
    ).toEqual(['ralph-auth', 'ralph-auth-refresh', 'ralph-user', 'ralph-user-maxage']);
    expect((await shop.get(alias, '/account/reset-password?resetKey=x')).status).toBe(200);
  });

  for (const path of rowsOn(alias, [
    '/preview-widgets',
    '/preview-widgets?preview=x',
    '/preview-widgets?loginToken=x',
  ])) {
    test(`${language}: ${path} is a real 404 without a valid token [W30]`, async ({ shop, texts }) => {
      const { status, text } = await shop.get(alias, path);
      expect(status).toBe(404);
      expect(titleOf(text)).toContain(texts(language)('This page could not be found'));
    });
  }
}
