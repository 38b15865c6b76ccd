import {
  addToCart,
  completeButton,
  containing,
  fillInCheckout,
  openDepartment,
  openProduct,
} from '../../storefront-e2e/fixtures/journey.ts';
import { approve } from '../../storefront-e2e/fixtures/payment-form.ts';
import { expect, outletMarkets, test } from '../fixtures/outlet.ts';

test(
  'buys on a phone in Sweden, from the front page to the confirmation',
  { tag: '@every-check' },
  async ({ page, shop }) => {
    const market = outletMarkets.find(({ alias }) => alias === 'se');
    if (!market) throw new Error('The outlet sells in Sweden.');
    const t = shop.texts(market.language);
    await page.goto(`${shop.origin('se')}/`);
    await openDepartment(page, t);
    const product = await openProduct(page, t);
    await addToCart(page, t);
    await page
      .getByRole('dialog', { name: t('Added to your cart') })
      .getByRole('link', { name: t('Go to checkout') })
      .click();

    await fillInCheckout(page, t, market);
    await completeButton(page, t).click();
    await approve(page);

    await expect(page.getByRole('heading', { level: 1, name: 'Solveig' })).toBeVisible();
    await expect(page.getByText(containing(t('Order number {orderId}').split('{')[0] ?? ''))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: product })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/\d\s?kr/);
    await page.goto(`${shop.origin('se')}/cart`);
    await expect(page.getByRole('heading', { name: t('Your cart is empty') })).toBeVisible();
  },
);
