import { expect, test, testedSites } from '../../fixtures/http-test.ts';
import { languageOf, stateOf } from '../../fixtures/page-facts.ts';

const last = (path: string): string => path.split('/').at(-1) ?? '';

for (const { alias, language } of testedSites) {
  test(`${language}: each screen is at all of its addresses [ROUTE-04, ROUTE-05, ROUTE-07, ROUTE-08, ROUTE-09, ROUTE-10]`, async ({
    shop,
    addresses,
  }) => {
    const { product, category, brand, campaign, content } = await addresses(alias);
    const rows: readonly (readonly [screen: string, status: number, targets: readonly string[]])[] = [
      ['home', 200, ['/']],
      ['not-found', 404, ['/404']],
      ['cart', 200, ['/cart']],
      // A failed payment leads back to a page; a confirmation needs an order.
      ['checkout-klarna-fail', 200, ['/checkout/klarna-fail']],
      ['checkout-confirm', 404, ['/checkout/confirm']],
      ['product', 200, ['/p/', '/p/any/', '/p/any/thing/', '/product/'].map((path) => path + last(product))],
      ['category', 200, [category, `/c/any/${last(category)}`]],
      ['brand', 200, [brand]],
      ['discount-campaign', 200, [campaign]],
      ['search-results', 200, ['/s/lyng']],
      ['inspiration', 200, ['/inspiration/winter-boots']],
      ['content', 200, [`/${last(content)}`, `/content/${last(content)}`]],
    ];
    for (const [screen, expected, targets] of rows)
      for (const target of targets) {
        const { status, text } = await shop.get(alias, target);
        const found = [status, languageOf(text), stateOf(text).store.page.currentRouteName];
        expect.soft(found, target).toEqual([expected, language, screen]);
      }
    const shared = await shop.getShared(language === 'da' ? '/' : `/${language}`);
    expect([languageOf(shared.text), stateOf(shared.text).store.page.currentRouteName]).toEqual([language, 'home']);
  });
}
