import { backendPort } from '../../fixtures/find-product.ts';
import { addToCart } from '../../fixtures/journey.ts';
import { demoMember, giveSession } from '../../fixtures/logged-in.ts';
import { openHydrated } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

test('a member buys what only members see; afterwards the same browser does not see it [ROUTE-19]', async ({
  page,
  shop,
  watch,
}) => {
  const t = shop.texts('da');
  const origin = shop.origin('dk');
  const main = page.getByRole('main');
  await giveSession(page.context(), { port: backendPort(shop.port), origin, account: demoMember });
  await openHydrated(page, `${origin}/min-konto/medlemskab`);
  await main.getByRole('link', { name: t('See the products for members') }).click();
  const products = main.getByRole('region', { name: t('Only for members') });
  await products
    .getByRole('article')
    .filter({ hasNotText: t('Sold out') })
    .first()
    .getByRole('link')
    .first()
    .click();
  const heading = main.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText(t('For members'));
  await expect(page.locator('[data-pending-page]')).toHaveCount(0);
  const name = await heading.innerText();
  const product = page.url();
  await addToCart(page, t);
  const added = page.getByRole('dialog', { name: t('Added to your cart') });
  await added.getByRole('link', { name: t('See your cart') }).click();
  await expect(main.getByRole('article').getByRole('link', { name }).first()).toBeVisible();

  watch.allowed.push(/404/);
  await page.context().clearCookies({ name: /^ralph-(auth|user)/ });
  await page.goto(product);
  await expect(heading).toHaveText(t('This page could not be found'));
});

test('who is no member gets a 404, and none of the code of the page [ROUTE-19]', async ({ page, shop, watch }) => {
  const t = shop.texts('fi');
  watch.allowed.push(/404/);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  // The last chunk that a tab loads.
  const last = page.waitForResponse(/\/assets\/idle-[^/]*\.js$/);
  await openHydrated(page, `${shop.origin('fi')}/lyng-member`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('This page could not be found'));
  await last;
  expect(requested.filter((url) => url.includes('MemberPage'))).toEqual([]);
});
