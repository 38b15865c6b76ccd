import { buyAs, openCustomer } from '../../fixtures/new-customer.ts';
import { openHydrated } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

test(
  'a customer finds what was just ordered in the account, with the same products, total and address [ACC-01]',
  { tag: '@every-check' },
  async ({ page, shop }) => {
    const t = shop.texts('da');
    const sku = await buyAs(page, shop, await openCustomer(page, shop), 2);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Solveig' })).toBeVisible();
    const orderNumber = await main.getByText(/^Ordrenummer \d+$/).innerText();
    const sumOf = (label: string) => main.locator('dl > div').filter({ hasText: label }).locator('dd');
    const total = await sumOf(t('Total')).first().innerText();

    await openHydrated(page, `${shop.origin('dk')}/account`);
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
