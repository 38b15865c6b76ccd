import { backendPort } from '../../fixtures/find-product.ts';
import { expect, test, testedSites } from '../../fixtures/http-test.ts';
import { demoMember, newCustomer, sessionCookies, startSession } from '../../fixtures/logged-in.ts';
import { languageOf, linksOf, mainTextOf, titleOf } from '../../fixtures/page-facts.ts';

const path = '/lyng-member';
const productPath = '/p/';

for (const { alias, language } of testedSites) {
  test(`${language}: the page for members and its products are a 404 for all others [ROUTE-03, ROUTE-19]`, async ({
    shop,
    texts,
  }) => {
    const t = texts(language);
    const backend = backendPort(shop.port);
    const member = sessionCookies(await startSession(backend, demoMember), demoMember);
    const page = await shop.get(alias, path, { cookie: member });
    expect([page.status, page.header('cache-control'), languageOf(page.text)]).toEqual([
      200,
      'private, no-store',
      language,
    ]);
    expect(mainTextOf(page.text)).toContain(t('Only for members'));
    const [product = '', ...more] = linksOf(page.text, productPath);
    expect(more.length).toBeGreaterThan(4);
    const shown = await shop.get(alias, product, { cookie: member });
    expect([shown.status, shown.header('cache-control')]).toEqual([200, 'private, no-store']);
    const name = titleOf(shown.text).split(' | ')[0] ?? '';

    const { cookie: customer } = await newCustomer(backend);
    const missing = titleOf((await shop.get(alias, '/nothing/is/here')).text);
    for (const cookie of ['', customer]) {
      for (const target of [path, product]) {
        const other = await shop.get(alias, target, { cookie });
        expect([other.status, titleOf(other.text)], target).toEqual([404, missing]);
        expect(other.text).not.toContain(name);
        expect(other.text).not.toContain(t('Only for members'));
        expect(other.text).not.toContain('MemberPage');
      }
    }
  });
}
