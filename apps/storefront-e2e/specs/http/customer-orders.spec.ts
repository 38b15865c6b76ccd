import { orderAs } from '../../fixtures/customer-order.ts';
import { backendPort } from '../../fixtures/find-product.ts';
import { expect, test, testedSites } from '../../fixtures/http-test.ts';
import { languageOf, linksOf, mainTextOf, titleOf } from '../../fixtures/page-facts.ts';
import { newCustomer, registerCustomer, sessionCookies } from '../../fixtures/logged-in.ts';
import { screenPaths } from '../../fixtures/screen-paths.ts';

for (const { alias, language } of testedSites) {
  test(`${language}: own orders are read without script, those of others are a 404 [ACC-01]`, async ({
    shop,
    texts,
  }) => {
    const t = texts(language);
    const backend = backendPort(shop.port);
    const path = screenPaths[alias].orders;
    const owner = await registerCustomer(backend);
    const cookie = sessionCookies(await orderAs(backend, owner), owner);

    const list = await shop.get(alias, path, { cookie });
    expect([list.status, list.header('cache-control'), languageOf(list.text)]).toEqual([
      200,
      'private, no-store',
      language,
    ]);
    expect(titleOf(list.text)).toContain(t('Orders'));
    expect(mainTextOf(list.text)).toContain(t('Received'));
    const [own = '', ...others] = linksOf(list.text, `${path}/`);
    expect(others).toEqual([]);

    const order = await shop.get(alias, own, { cookie });
    expect([order.status, order.header('cache-control')]).toEqual([200, 'private, no-store']);
    expect(mainTextOf(order.text)).toContain('Rigmor Hansen');
    expect(mainTextOf(order.text)).toContain('Havnegade 1');

    const { cookie: otherCookie } = await newCustomer(backend);
    const empty = await shop.get(alias, path, { cookie: otherCookie });
    expect(mainTextOf(empty.text)).toContain(t('No orders yet'));
    // Of another customer, unknown, and not a number: the same page.
    for (const target of [own, `${path}/2147483647`, `${path}/007`, `${path}/abc`]) {
      const page = await shop.get(alias, target, { cookie: otherCookie });
      expect([page.status, titleOf(page.text).includes(t('This page could not be found'))]).toEqual([404, true]);
      expect(page.text).not.toContain('Rigmor');
    }
    for (const target of [path, own]) {
      const guest = await shop.get(alias, target);
      expect([guest.status, guest.header('location')]).toEqual([
        302,
        `/?action=login&returnTo=${encodeURIComponent(target)}`,
      ]);
    }
  });
}
