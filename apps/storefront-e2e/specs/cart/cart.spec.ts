import type { MarketAlias } from '@lyng/model';
import type { Page } from '@playwright/test';
import { createBackendApi } from '../../fixtures/backend-api.ts';
import { giveCart } from '../../fixtures/checkout-journey.ts';
import { addToCart, openDepartment, openProduct } from '../../fixtures/journey.ts';
import { fillCart } from '../../fixtures/new-customer.ts';
import { expect, markets, test } from '../../fixtures/shop-test.ts';
import type { Shop } from '../../fixtures/shop-test.ts';
import { openHydrated } from '../../fixtures/wait-for-hydration.ts';

/** A cart page with one unit; gives its name in Danish. */
async function openCart(page: Page, shop: Shop, alias: MarketAlias = 'dk'): Promise<string> {
  const { name } = await fillCart(page, shop, 1, alias);
  await openHydrated(page, `${shop.origin(alias)}/cart`);
  return name;
}

test('warns about several units of one size, keeps one with a tap, and restores a removed line [CART-07, CART-09]', async ({
  page,
  shop,
}) => {
  const t = shop.texts('da');
  const name = await openCart(page, shop);
  const quantity = page.getByRole('spinbutton');
  await page.getByRole('button', { name: t('One more of {name}', { name }) }).click();
  await expect(quantity).toHaveValue('2');
  await page.getByRole('button', { name: t('Keep one') }).click();
  await expect(quantity).toHaveValue('1');
  await expect(page.getByRole('button', { name: t('Keep one') })).toBeHidden();

  await page.getByRole('button', { name: t('Remove {name}', { name }) }).click();
  await expect(page.getByRole('heading', { name: t('Your cart is empty') })).toBeVisible();
  await page.getByRole('button', { name: t('Undo') }).click();
  await expect(quantity).toHaveValue('1');
  // It is back on the server as well.
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
});

test(
  'a change in one tab is there in the other without a reload [CART-04]',
  { tag: '@every-check' },
  async ({ page, shop, context }) => {
    const t = shop.texts('da');
    const name = await openCart(page, shop);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('spinbutton')).toHaveValue('1');
    // Hydrated, so that it handles the first one.
    await expect(other.getByRole('button', { name: t('Undo') })).toBeHidden();
    await other.getByRole('button', { name: t('One more of {name}', { name }) }).click();
    await expect(page.getByRole('spinbutton')).toHaveValue('2');
    await page.getByRole('button', { name: t('Keep one') }).click();
    await expect(other.getByRole('spinbutton')).toHaveValue('1');
  },
);

test(
  'a press before the page is fully hydrated is carried out, also when the page is left at once [CART-07]',
  { tag: '@every-check' },
  async ({ page, shop, context }) => {
    const t = shop.texts('da');
    const name = await openCart(page, shop);
    const cartUrl = page.url();
    await page.close();
    const other = await context.newPage();
    // The code after hydration does not load on this page.
    await other.route(/start-tab/, () => new Promise(() => undefined));
    await other.goto(cartUrl);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    const empty = other.getByRole('heading', { name: t('Your cart is empty') });
    await other.getByRole('button', { name: t('Remove {name}', { name }) }).click();
    await expect(empty).toBeVisible();
    await other.unrouteAll({ behavior: 'ignoreErrors' });
    await other.reload();
    await expect(empty).toBeVisible();
  },
);

test('what is on its way to a cart arrives, also when its tab is closed at once [CART-07]', async ({
  page,
  shop,
  context,
}) => {
  const t = shop.texts('da');
  const api = createBackendApi(shop.port + 1);
  // The response to a first add brings the cart's id: a shopper with a cart does not depend on one.
  const cartId = await api.fillCart((await api.countedSkus()).at(-1)?.skuId ?? 0, 1);
  await giveCart(context, shop.origin('dk'), cartId);
  await page.goto(`${shop.origin('dk')}/`);
  await openDepartment(page, t);
  const name = await openProduct(page, t);
  const sent = page.waitForRequest((request) => request.postData()?.includes('mutation addToCart') === true);
  // The browser itself stays open.
  const other = await context.newPage();
  await addToCart(page, t);
  await sent;
  await page.close();
  // A gift may come with it.
  await expect.poll(() => api.linesIn(cartId)).toBeGreaterThan(1);
  await other.goto(`${shop.origin('dk')}/cart`);
  await expect(other.getByRole('main').getByRole('link', { name })).toBeVisible();
});

for (const { alias } of markets) {
  test(
    `${alias}: the sums are the same to the byte whether server or browser writes them [PAIN-08]`,
    { tag: '@quarter' },
    async ({ page, shop, browser }) => {
      await openCart(page, shop, alias);
      const sums = (shown: Page) => shown.getByRole('complementary').locator('dl').textContent();
      const written = await sums(page);
      expect(written).toMatch(/\d/);
      const plain = await browser.newContext({
        javaScriptEnabled: false,
        storageState: await page.context().storageState(),
      });
      const served = await plain.newPage();
      await served.goto(page.url());
      expect(await sums(served)).toBe(written);
      await plain.close();
    },
  );
}
