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
}
