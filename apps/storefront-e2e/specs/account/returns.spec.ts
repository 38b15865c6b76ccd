import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createBackendApi } from '../../fixtures/backend-api.ts';
import { giveCart } from '../../fixtures/checkout-journey.ts';
import { backendPort } from '../../fixtures/find-product.ts';
import { completeButton, fillInCheckout } from '../../fixtures/journey.ts';
import { giveSession, registerCustomer } from '../../fixtures/logged-in.ts';
import { approve } from '../../fixtures/payment-form.ts';
import { waitForHydration } from '../../fixtures/screens.ts';
import { expect, markets, test } from '../../fixtures/shop-test.ts';
import type { Shop } from '../../fixtures/shop-test.ts';

const [denmark] = markets;
if (!denmark) throw new Error('The first market is Denmark.');

/** A new customer pays an order of two, and opens its page. */
const openPaidOrder = async (page: Page, shop: Shop) => {
  const t = shop.texts('da');
  const origin = shop.origin('dk');
  const backend = backendPort(shop.port);
  const api = createBackendApi(backend);
  const sku = (await api.countedSkus()).findLast(({ price, inStock }) => price >= 100 && inStock >= 4);
  if (!sku) throw new Error('The catalogue has no size with counted stock.');
  const account = await registerCustomer(backend, `${randomUUID()}@example.com`);
  await giveSession(page.context(), { port: backend, origin, account });
  await giveCart(page.context(), origin, await api.fillCart(sku.skuId, 2));
  await page.goto(`${origin}/kassen`);
  await fillInCheckout(page, t, denmark, account.email);
  await completeButton(page, t).click();
  await approve(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Solveig' })).toBeVisible();
  await page.goto(`${origin}/min-konto/bestillinger`);
  await waitForHydration(page);
  await page.getByRole('main').getByRole('listitem').getByRole('link').click();
  await expect(page.getByRole('main').getByText(t('Ordered'), { exact: true })).toBeVisible();
  return { api, account, sku, t };
};

test(
  'a purchase is withdrawn from in two clicks, with a dated receipt on the page and by mail',
  { tag: '@every-check' },
  async ({ page, shop }) => {
    const { api, account, t } = await openPaidOrder(page, shop);
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
