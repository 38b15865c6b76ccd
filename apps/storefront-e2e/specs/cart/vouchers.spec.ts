import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { createBackendApi } from '../../fixtures/backend-api.ts';
import { giveCart } from '../../fixtures/checkout-journey.ts';
import { backendPort } from '../../fixtures/find-product.ts';
import { completeButton, fillInCheckout } from '../../fixtures/journey.ts';
import type { Texts } from '../../fixtures/journey.ts';
import { watchShifts } from '../../fixtures/layout-shifts.ts';
import { demoMember, giveSession } from '../../fixtures/logged-in.ts';
import { logIn, panel } from '../../fixtures/login-panel.ts';
import { approve } from '../../fixtures/payment-form.ts';
import { openHydrated } from '../../fixtures/screens.ts';
import { denmark, expect, test } from '../../fixtures/shop-test.ts';
import type { Shop } from '../../fixtures/shop-test.ts';

/** Opens the cart or the checkout with goods above the minimum of every voucher. */
async function openWithGoods(page: Page, shop: Shop, path: string): Promise<void> {
  const api = createBackendApi(backendPort(shop.port));
  const sku = (await api.countedSkus()).findLast(({ price, inStock }) => inStock >= 3 && price >= 300);
  if (!sku) throw new Error('The catalogue has no such size with counted stock.');
  await giveCart(page.context(), shop.origin('dk'), await api.fillCart(sku.skuId, 1));
  await openHydrated(page, shop.origin('dk') + path);
}

const logInAsMember = (page: Page, shop: Shop): Promise<string> =>
  giveSession(page.context(), { port: backendPort(shop.port), origin: shop.origin('dk'), account: demoMember });

const vouchersOf = (page: Page, t: Texts): Locator => page.getByRole('region', { name: t('Your bonus vouchers') });
const summaryOf = (page: Page, t: Texts): Locator => page.getByRole('complementary', { name: t('Order summary') });
/** The row of the sums that has this label. */
const sumOf = (page: Page, t: Texts, label: string): Locator =>
  summaryOf(page, t).locator('dl > div').filter({ hasText: label }).first();

test('a member uses a voucher in the cart, sees it in the checkout, and buys with it: then it is used [CHK-15, LOY-09]', async ({
  page,
  shop,
}) => {
  const t = shop.texts('da');
  await logInAsMember(page, shop);
  await openWithGoods(page, shop, '/cart');
  await expect(vouchersOf(page, t)).toBeVisible();
  const total = sumOf(page, t, t('Total'));
  const before = await total.innerText();
  // No other test uses this one.
  const voucher = vouchersOf(page, t).getByRole('listitem').filter({ hasText: /^25\s/ });
  const amount = await voucher.locator('strong').innerText();
  const use = page.getByRole('button', { name: t('Use the bonus voucher of {amount}', { amount }) });
  await use.focus();
  await page.keyboard.press('Enter');
  const remove = page.getByRole('button', { name: t('Remove the bonus voucher of {amount}', { amount }) });
  await expect(remove).toBeFocused();
  await expect(total).not.toHaveText(before, { useInnerText: true });
  await expect(summaryOf(page, t)).toContainText(amount);
  expect(await axeViolations(page, 'light')).toEqual([]);

  await page.getByRole('link', { name: t('Go to checkout') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('Checkout') })).toBeVisible();
  await expect(vouchersOf(page, t).getByText(t('In use'), { exact: true })).toBeVisible();
  const reduced = await sumOf(page, t, t('Total')).innerText();
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(use).toBeFocused();
  await expect(sumOf(page, t, t('Total'))).not.toHaveText(reduced, { useInnerText: true });
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
  await expect(sumOf(page, t, t('Total'))).toHaveText(reduced, { useInnerText: true });
  await expect(vouchersOf(page, t).getByRole('status')).toContainText(amount);
  expect(await axeViolations(page, 'light')).toEqual([]);

  await fillInCheckout(page, t, denmark, demoMember.email);
  await completeButton(page, t).click();
  await approve(page);
  await expect(page.getByText(/^Ordrenummer \d+$/)).toBeVisible();
  await page.goto(`${shop.origin('dk')}/min-konto/medlemskab`);
  const used = vouchersOf(page, t).getByRole('listitem').filter({ hasText: amount });
  await expect(used).toContainText(t('Used'));
});

for (const [screen, path] of [
  ['cart', '/cart'],
  ['checkout', '/kassen'],
] as const) {
  test(`a guest is led from the ${screen} to the login and back to it, and then has the vouchers [LOY-09]`, async ({
    page,
    shop,
  }) => {
    const t = shop.texts('da');
    await openWithGoods(page, shop, path);
    const login = page.getByRole('link', { name: t('Log in to use your bonus vouchers') });
    await login.click();
    await logIn(page, t, demoMember.password, demoMember.email);
    await expect(panel(page, t)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(vouchersOf(page, t)).toBeVisible();
    await expect(login).toHaveCount(0);
  });

  test(`the vouchers move nothing in sight in the ${screen} [LOY-09]`, { tag: '@sizes' }, async ({ page, shop }) => {
    // The rows of products, which another feature adds, push the footer away.
    const expectStill = await watchShifts(page, '#personal-rows, footer');
    await logInAsMember(page, shop);
    await openWithGoods(page, shop, path);
    await expect(vouchersOf(page, shop.texts('da'))).toBeAttached();
    await expectStill(0.001);
  });
}
