import { createBackendApi } from '../../fixtures/backend-api.ts';
import type { CountedSku } from '../../fixtures/backend-api.ts';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { giveCart } from '../../fixtures/checkout-journey.ts';
import { backendPort } from '../../fixtures/find-product.ts';
import { completeButton, fillInCheckout } from '../../fixtures/journey.ts';
import type { Texts } from '../../fixtures/journey.ts';
import { demoCustomer, demoMember, giveSession } from '../../fixtures/logged-in.ts';
import { logIn, panel } from '../../fixtures/login-panel.ts';
import { approve } from '../../fixtures/payment-form.ts';
import { waitForHydration } from '../../fixtures/screens.ts';
import { expect, markets, test } from '../../fixtures/shop-test.ts';
import type { BrowserContext, Locator, Page } from '@playwright/test';

const [denmark] = markets;
if (!denmark) throw new Error('The first market is Denmark.');

/** A size of the demo, by what its product costs. */
async function findSize(port: number, isWanted: (sku: CountedSku) => boolean): Promise<CountedSku> {
  const sku = (await createBackendApi(port).countedSkus()).findLast((one) => one.inStock >= 3 && isWanted(one));
  if (!sku) throw new Error('The catalogue has no such size with counted stock.');
  return sku;
}

interface Place {
  readonly port: number;
  readonly origin: string;
}

/** Puts the size into a cart of this browser. */
async function putIntoCart(context: BrowserContext, { port, origin }: Place, sku: CountedSku): Promise<string> {
  const cartId = await createBackendApi(port).fillCart(sku.skuId, 1);
  await giveCart(context, origin, cartId);
  return cartId;
}

const vouchersOf = (page: Page, t: Texts): Locator => page.getByRole('region', { name: t('Your bonus vouchers') });
const summaryOf = (page: Page, t: Texts): Locator => page.getByRole('complementary', { name: t('Order summary') });
/** The row of the sums that has this label. */
const sumOf = (page: Page, t: Texts, label: string): Locator =>
  summaryOf(page, t).locator('dl > div').filter({ hasText: label }).first();

/** A voucher of the member that no other test uses: 25 and 75 kr. are this file's. */
async function findVoucher(
  page: Page,
  t: Texts,
  kroner: 25 | 75,
): Promise<{ readonly amount: string; readonly use: Locator }> {
  const row = vouchersOf(page, t)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${String(kroner)}\\s`) });
  const amount = await row.locator('strong').innerText();
  return { amount, use: page.getByRole('button', { name: t('Use the bonus voucher of {amount}', { amount }) }) };
}

/** Adds up how far the page has moved by itself. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          readonly value: number;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        // The rows of products, which another feature adds, push the footer away.
        const isOfRows = sources.every(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return Boolean(element?.closest('#personal-rows, footer'));
        });
        if (!isOfRows) Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { readonly shifted: number }).shifted);
}

test('a member uses a voucher in the cart, sees it in the checkout, and buys with it: then it is used [CHK-15, LOY-09]', async ({
  page,
  shop,
}) => {
  const t = shop.texts('da');
  const place = { port: backendPort(shop.port), origin: shop.origin('dk') };
  await giveSession(page.context(), { ...place, account: demoMember });
  await putIntoCart(page.context(), place, await findSize(place.port, ({ price }) => price >= 300));
  await page.goto(`${place.origin}/cart`);
  await waitForHydration(page);
  await expect(vouchersOf(page, t)).toBeVisible();
  const total = sumOf(page, t, t('Total'));
  const before = await total.innerText();
  const { amount, use } = await findVoucher(page, t, 25);
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
  await page.goto(`${place.origin}/min-konto/medlemskab`);
  const used = vouchersOf(page, t).getByRole('listitem').filter({ hasText: amount });
  await expect(used).toContainText(t('Used'));
});

test('a cart below the minimum shows what it lacks, and a voucher in it that it does not count [CHK-15, LOY-09]', async ({
  page,
  shop,
}) => {
  const t = shop.texts('da');
  const place = { port: backendPort(shop.port), origin: shop.origin('dk') };
  await giveSession(page.context(), { ...place, account: demoMember });
  const sku = await findSize(place.port, ({ price }) => price >= 100 && price < 199);
  await putIntoCart(page.context(), place, sku);
  await page.goto(`${place.origin}/cart`);
  await waitForHydration(page);
  const lack = vouchersOf(page, t).getByText(t('Add goods for {amountLeft} to use one').split('{')[0] ?? '');
  await expect(lack.first()).toContainText(String(199 - sku.price));
  await page.getByRole('button', { name: t('One more of {name}', { name: sku.name }) }).click();
  const { amount, use } = await findVoucher(page, t, 75);
  await use.click();
  await expect(vouchersOf(page, t).getByText(t('In use'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('One fewer of {name}', { name: sku.name }) }).click();
  const row = vouchersOf(page, t).getByRole('listitem').filter({ hasText: amount });
  await expect(row).toContainText(t('Add goods for {amountLeft}, and it counts again.').split('{')[0] ?? '');
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
    const place = { port: backendPort(shop.port), origin: shop.origin('dk') };
    await putIntoCart(page.context(), place, await findSize(place.port, ({ price }) => price >= 300));
    await page.goto(place.origin + path);
    await waitForHydration(page);
    await page.getByRole('link', { name: t('Log in to use your bonus vouchers') }).click();
    await logIn(page, t, demoMember.password, demoMember.email);
    await expect(panel(page, t)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(vouchersOf(page, t)).toBeVisible();
    await expect(page.getByRole('link', { name: t('Log in to use your bonus vouchers') })).toHaveCount(0);
  });
}

test('a customer without vouchers sees nothing of them [LOY-09]', async ({ page, shop }) => {
  const t = shop.texts('da');
  const place = { port: backendPort(shop.port), origin: shop.origin('dk') };
  await giveSession(page.context(), { ...place, account: demoCustomer });
  await putIntoCart(page.context(), place, await findSize(place.port, ({ price }) => price >= 300));
  const loaded = page.waitForResponse(
    (response) => response.request().postData()?.includes('getBonusVouchers') ?? false,
  );
  await page.goto(`${place.origin}/cart`);
  await loaded;
  await waitForHydration(page);
  await expect(page.getByText(t('Your bonus vouchers'))).toHaveCount(0);
  await expect(page.getByRole('link', { name: t('Log in to use your bonus vouchers') })).toHaveCount(0);
});

test('vouchers that do not load leave the cart as it is, and are loaded again with one press [LOY-09]', async ({
  page,
  shop,
  watch,
}) => {
  const t = shop.texts('da');
  const place = { port: backendPort(shop.port), origin: shop.origin('dk') };
  await giveSession(page.context(), { ...place, account: demoMember });
  await putIntoCart(page.context(), place, await findSize(place.port, ({ price }) => price >= 300));
  watch.allowed.push(/503/);
  let isDown = true;
  await page.route('**/graphql', (route) =>
    isDown && route.request().postData()?.includes('getBonusVouchers') === true
      ? route.fulfill({ status: 503, body: '' })
      : route.fallback(),
  );
  await page.goto(`${place.origin}/cart`);
  await waitForHydration(page);
  await expect(page.getByText(t('Your bonus vouchers could not be loaded.'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('Go to checkout') })).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: t('Try again') }).click();
  await expect(vouchersOf(page, t)).toBeVisible();
});

for (const [name, width, height] of [
  ['a phone', 390, 844],
  ['a laptop', 1440, 900],
] as const) {
  for (const screen of ['cart', 'kassen']) {
    test(`the vouchers move nothing in sight on ${name} in /${screen} [LOY-09]`, async ({ page, shop }) => {
      const t = shop.texts('da');
      const place = { port: backendPort(shop.port), origin: shop.origin('dk') };
      await page.setViewportSize({ width, height });
      const shifted = await watchShifts(page);
      await giveSession(page.context(), { ...place, account: demoMember });
      await putIntoCart(page.context(), place, await findSize(place.port, ({ price }) => price >= 300));
      await page.goto(`${place.origin}/${screen}`);
      await waitForHydration(page);
      await expect(vouchersOf(page, t)).toBeAttached();
      expect(await shifted()).toBeLessThan(0.001);
    });
  }
}
