import { randomUUID } from 'node:crypto';
import { createBackendApi } from '../../fixtures/backend-api.ts';
import { giveCart } from '../../fixtures/checkout-journey.ts';
import { backendPort } from '../../fixtures/find-product.ts';
import { completeButton, fillInCheckout } from '../../fixtures/journey.ts';
import { giveSession, registerCustomer } from '../../fixtures/logged-in.ts';
import { approve } from '../../fixtures/payment-form.ts';
import { waitForHydration } from '../../fixtures/screens.ts';
import { expect, markets, test } from '../../fixtures/shop-test.ts';

const [denmark] = markets;
if (!denmark) throw new Error('The first market is Denmark.');

test(
  'a customer finds what was just ordered in the account, with the same products, total and address [ACC-01]',
  { tag: '@every-check' },
  async ({ page, shop }) => {
    const t = shop.texts('da');
    const origin = shop.origin('dk');
    const backend = backendPort(shop.port);
    const api = createBackendApi(backend);
    const sku = (await api.countedSkus()).findLast(({ price }) => price >= 100);
    if (!sku) throw new Error('The catalogue has no size with counted stock.');
    const account = await registerCustomer(backend, `${randomUUID()}@example.com`);
    await giveSession(page.context(), { port: backend, origin, account });
    await giveCart(page.context(), origin, await api.fillCart(sku.skuId, 2));

    await page.goto(`${origin}/kassen`);
    await fillInCheckout(page, t, denmark, account.email);
    await completeButton(page, t).click();
    await approve(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Solveig' })).toBeVisible();
    const orderNumber = await main.getByText(/^Ordrenummer \d+$/).innerText();
    const sumOf = (label: string) => main.locator('dl > div').filter({ hasText: label }).locator('dd');
    const total = await sumOf(t('Total')).first().innerText();

    await page.goto(`${origin}/account`);
    await waitForHydration(page);
    await main.getByRole('link', { name: t('Orders') }).click();
    await expect(main.getByRole('heading', { level: 1, name: t('Orders') })).toBeVisible();
    const order = main.getByRole('listitem');
    await expect(order).toHaveCount(1);
    await expect(order).toContainText(t('Received'));
    await expect(order).toContainText(total);

    await order.getByRole('link', { name: orderNumber }).click();
    await expect(main.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
    await expect(main.getByRole('link', { name: sku.name })).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: sku.name })).toContainText(
      t('{quantity} pcs', { quantity: '2' }),
    );
    await expect(sumOf(t('Total')).first()).toHaveText(total);
    await expect(main.getByRole('region', { name: t('Delivery address') })).toContainText('Birkevej 7');

    await page.goBack();
    await expect(order).toHaveCount(1);
  },
);
