import type { Page } from '@playwright/test';
import { createBackendApi } from '../../fixtures/backend-api.ts';
import { backendPort } from '../../fixtures/find-product.ts';
import { buyAs, openCustomer } from '../../fixtures/new-customer.ts';
import { openHydrated } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/shop-test.ts';
import type { Shop } from '../../fixtures/shop-test.ts';

/** A new customer pays an order of two, and opens its page. */
const openPaidOrder = async (page: Page, shop: Shop) => {
  const t = shop.texts('da');
  const main = page.getByRole('main');
  const account = await openCustomer(page, shop);
  const sku = await buyAs(page, shop, account, 2);
  await expect(main.getByRole('heading', { level: 1, name: 'Solveig' })).toBeVisible();
  await openHydrated(page, `${shop.origin('dk')}/min-konto/bestillinger`);
  await main.getByRole('listitem').getByRole('link').click();
  await expect(main.getByText(t('Ordered'), { exact: true })).toBeVisible();
  return { account, sku, t };
};

test(
  'a purchase is withdrawn from in two clicks, with a dated receipt on the page and by mail',
  { tag: '@every-check' },
  async ({ page, shop }) => {
    const api = createBackendApi(backendPort(shop.port));
    const { account, t } = await openPaidOrder(page, shop);
    const main = page.getByRole('main');
    const mails = await api.mailsTo(account.email);
    await main.getByRole('link', { name: t('Withdraw from the purchase') }).click();
    await main.getByRole('button', { name: t('Confirm the withdrawal') }).click();
    await expect(
      main.getByRole('heading', { level: 1, name: t('You have withdrawn from the purchase') }),
    ).toBeVisible();
    await expect(main.getByRole('region', { name: t('Receipt') })).toContainText(/\d+\. \S+ 20\d\d, \d\d\.\d\d/);
    expect(await api.mailsTo(account.email)).toBe(mails + 1);
    await page.goto(`${shop.origin('dk')}/min-konto/bestillinger`);
    await expect(main.getByRole('listitem')).toContainText(t('Cancelled'));
  },
);

test('an order is bought again in one tap', async ({ page, shop }) => {
  const { sku, t } = await openPaidOrder(page, shop);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('Buy again') }).click();
  await expect(main.getByRole('heading', { level: 1, name: t('Your cart') })).toBeVisible();
  await expect(main.getByRole('link', { name: sku.name }).first()).toBeVisible();
});
