import { createBackendApi } from '../../fixtures/backend-api.ts';
import { expectOneOrder, fillIn, goToPayment } from '../../fixtures/checkout-journey.ts';
import type { CheckoutJourney } from '../../fixtures/checkout-journey.ts';
import { fillCart } from '../../fixtures/new-customer.ts';
import { approve, expectNoPayment, paymentForm } from '../../fixtures/payment-form.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

test('what another tab puts into the cart while a payment is open is neither lost nor left unpaid [CHK-11, CHK-18]', async ({
  page,
  context,
  shop,
}) => {
  const [t, origin, backend] = [shop.texts('da'), shop.origin('dk'), createBackendApi(shop.port + 1)];
  const { cartId } = await fillCart(page, shop);
  const journey: CheckoutJourney = {
    page,
    cartId,
    origin,
    t,
    email: `open-payment-${Date.now()}@example.com`,
    shopper: 'guest',
  };
  await fillIn(journey);
  const first = await goToPayment(journey);
  const one = await paymentForm(page).locator('dd.sum').innerText();
  const other = await context.newPage();
  await other.goto(`${origin}/cart`);
  await other.getByRole('button', { name: t('One more of {name}', { name: '' }), exact: false }).click();
  await expect(other.getByRole('spinbutton')).toHaveValue('2');
  // The backend knows it too: that payment can no longer be paid.
  await expect.poll(async () => await (await page.request.get(first, { maxRedirects: 0 })).status()).toBe(303);
  await other.close();
  await paymentForm(page).locator('button.primary').click();
  await expectNoPayment(page);
  await expect(page).toHaveURL(/\/kassen/);
  await expect(page.getByRole('textbox', { name: t('Email'), exact: true })).toHaveValue(journey.email);
  expect(await goToPayment(journey)).not.toBe(first);
  expect(await paymentForm(page).locator('dd.sum').innerText()).not.toBe(one);
  await approve(page);
  await expectOneOrder(journey, backend);
});
