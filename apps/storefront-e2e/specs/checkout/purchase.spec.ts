import { expect, markets, test } from '../../fixtures/shop-test.ts';
import { welcomeCodes } from '../../fixtures/welcome-codes.ts';
import { approve } from '../../fixtures/payment-form.ts';
import {
  addToCart,
  completeButton,
  containing,
  fillInCheckout,
  filterByBrand,
  openDepartment,
  openProduct,
} from '../../fixtures/journey.ts';

const currencies = { dk: /kr\./, se: /kr/, no: /kr/, fi: /€/ } as const;

for (const market of markets) {
  test(
    `buys from the front page to the confirmation in ${market.alias} [CAT-06, CAT-07, CART-13, CHK-03, CHK-13, ROUTE-17]`,
    { tag: ['@sizes', '@images', '@quarter'] },
    async ({ page, shop }, { project }) => {
      const t = shop.texts(market.language);
      await page.goto(`${shop.origin(market.alias)}/`);
      await expect(page.locator('html')).toHaveAttribute('lang', market.language);
      await openDepartment(page, t);
      await filterByBrand(page, t);
      const name = await openProduct(page, t);
      const arrival = t('Delivery {day}').split('{')[0] ?? '';
      await expect(page.getByRole('status').filter({ hasText: arrival })).toBeVisible();
      await addToCart(page, t);

      const miniCart = page.getByRole('dialog', { name: t('Added to your cart') });
      await expect(miniCart.getByRole('link', { name })).toBeVisible();
      await expect(miniCart).toContainText(currencies[market.alias]);
      await miniCart.getByRole('link', { name: t('See your cart') }).click();

      await expect(page.getByRole('heading', { level: 1, name: t('Your cart') })).toBeVisible();
      const label = page.getByText(t('Delivery'), { exact: true });
      const day = await page.locator('dl > div', { has: label }).locator('dd').innerText();
      await page.getByRole('textbox', { name: t('Discount code or voucher') }).fill(welcomeCodes[market.alias]);
      await page.getByRole('button', { name: t('Apply') }).click();
      await expect(page.getByRole('button', { name: t('Remove code') })).toBeVisible();
      await page.getByRole('link', { name: t('Go to checkout') }).click();

      await expect(page.getByRole('heading', { level: 1, name: t('Checkout') })).toBeVisible();
      // The code counts once for each customer.
      await fillInCheckout(page, t, market, `solveig.${market.alias}.${project.name}@example.com`);
      await completeButton(page, t).click();

      await approve(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Solveig' })).toBeVisible();
      await expect(page.getByText('Ødegård-Åberg')).toBeVisible();
      await expect(page.getByText(`${arrival}${day}`)).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(currencies[market.alias]);

      // The order has ended the cart, and a reload shows the same order.
      const order = await page.getByText(containing(t('Order number {orderId}').split('{')[0] ?? '')).innerText();
      await page.reload();
      await expect(page.getByText(order)).toBeVisible();
      await page.goto(`${shop.origin(market.alias)}/cart`);
      await expect(page.getByRole('heading', { name: t('Your cart is empty') })).toBeVisible();
    },
  );
}
