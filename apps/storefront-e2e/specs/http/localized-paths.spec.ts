import { expect, test, testedSites } from '../../fixtures/http-test.ts';
import type { HttpResponse } from '../../fixtures/http.ts';
import { languageOf, stateOf } from '../../fixtures/page-facts.ts';

/** With letters outside ASCII in two languages; the routing library proves the complete table. */
const bestsellers = {
  sv: '/bästsäljare-just-nu',
  da: '/bestseller-lige-nu',
  fi: '/parhaiten-myydyt-just-nyt',
  nb: '/bestselgere-akkurat-nå',
} as const;

/** Node's parser takes no raw letters outside ASCII, so who writes them is sent on to the encoded spelling, at most once. */
async function reach(get: (path: string) => Promise<HttpResponse>, path: string): Promise<HttpResponse> {
  const response = await get(path);
  const encoded = encodeURI(path);
  if (response.status !== 301 || path === encoded) return response;
  expect(response.header('location')).toBe(encoded);
  return get(encoded);
}

for (const { alias, language, currency } of testedSites) {
  const path = bestsellers[language];

  test(`${language}: the bestsellers are at ${path}, raw and percent-encoded, and below a prefix on the shared host [ROUTE-01, ROUTE-02]`, async ({
    shop,
  }) => {
    const prefix = language === 'da' ? '' : `/${language}`;
    const pages = [
      await reach((target) => shop.get(alias, target), path),
      await shop.get(alias, encodeURI(path)),
      await shop.getShared(encodeURI(prefix + path)),
    ];
    for (const { status, text } of pages) {
      expect.soft([status, languageOf(text)]).toEqual([200, language]);
      expect.soft(stateOf(text).store.page.currentRouteName).toBe('bestsellers');
      expect.soft(stateOf(text).store.channel).toMatchObject({ marketAlias: alias, currency });
    }
  });

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
}
