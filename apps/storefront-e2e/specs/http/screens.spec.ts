import { expect, test, testedSites } from '../../fixtures/http-test.ts';
import { languageOf, stateOf } from '../../fixtures/page-facts.ts';

type Row = readonly [target: string, screen: string];

const last = (path: string): string => path.split('/').at(-1) ?? '';

for (const { alias, language } of testedSites) {
  const expectScreens = async (
    get: (target: string) => Promise<{ status: number; text: string }>,
    rows: readonly Row[],
  ): Promise<void> => {
    for (const [target, screen] of rows) {
      const { status, text } = await get(target);
      expect.soft(status, target).toBe(200);
      expect.soft(languageOf(text), target).toBe(language);
      expect.soft(stateOf(text).store.page.currentRouteName, target).toBe(screen);
    }
  };

  test(`${language}: the front page is at / [ROUTE-04]`, async ({ shop }) => {
    await expectScreens((target) => shop.get(alias, target), [['/', 'home']]);
    await expectScreens((target) => shop.getShared(target), [[language === 'da' ? '/' : `/${language}`, 'home']]);
  });

  test(`${language}: /404 has the status 404 [ROUTE-04]`, async ({ shop }) => {
    const { status, text } = await shop.get(alias, '/404');
    expect(status).toBe(404);
    expect(stateOf(text).store.page.currentRouteName).toBe('not-found');
  });

  test(`${language}: a failed payment leads back to a page, a confirmation without an order does not [ROUTE-05]`, async ({
    shop,
  }) => {
    await expectScreens((target) => shop.get(alias, target), [['/checkout/klarna-fail', 'checkout-klarna-fail']]);
    const confirm = await shop.get(alias, '/checkout/confirm');
    expect(confirm.status).toBe(404);
    expect(stateOf(confirm.text).store.page.currentRouteName).toBe('checkout-confirm');
  });

  test(`${language}: a product is reached in four ways [ROUTE-07]`, async ({ shop, addresses }) => {
    const name = last((await addresses(alias)).product);
    const rows = [`/p/${name}`, `/p/any/${name}`, `/p/any/thing/${name}`, `/product/${name}`].map(
      (target) => [target, 'product'] as const,
    );
    await expectScreens((target) => shop.get(alias, target), rows);
  });

  test(`${language}: categories, brands, campaigns, searches and general lists have their addresses [ROUTE-08]`, async ({
    shop,
    addresses,
  }) => {
    const { category, brand, campaign } = await addresses(alias);
    await expectScreens(
      (target) => shop.get(alias, target),
      [
        [category, 'category'],
        [`/c/any/${last(category)}`, 'category'],
        [brand, 'brand'],
        [campaign, 'discount-campaign'],
        ['/s/lyng', 'search-results'],
        [`/l/${last(campaign)}`, 'list'],
      ],
    );
  });

  test(`${language}: /list/ finds a brand, a category, a campaign and a list by name [ROUTE-09]`, async ({
    shop,
    addresses,
  }) => {
    const { category, brand, campaign } = await addresses(alias);
    const rows = [brand, category, campaign, '/l/bestsellers'].map((path) => [`/list/${last(path)}`, 'list'] as const);
    await expectScreens((target) => shop.get(alias, target), rows);
  });

  test(`${language}: content stands at its own name, below /content/ and below /inspiration/ [ROUTE-10]`, async ({
    shop,
    addresses,
  }) => {
    const name = last((await addresses(alias)).content);
    await expectScreens(
      (target) => shop.get(alias, target),
      [
        [`/${name}`, 'content'],
        [`/content/${name}`, 'content'],
        [`/inspiration/${name}`, 'inspiration'],
      ],
    );
  });

  test(`${language}: the cart has an address`, async ({ shop }) => {
    await expectScreens((target) => shop.get(alias, target), [['/cart', 'cart']]);
  });
}
