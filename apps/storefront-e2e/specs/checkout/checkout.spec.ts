import { createBackendApi } from '../../fixtures/backend-api.ts';
import { expectFormValues, expectOneOrder, fillIn, goToPayment, press } from '../../fixtures/checkout-journey.ts';
import type { CheckoutJourney } from '../../fixtures/checkout-journey.ts';
import { fillCart } from '../../fixtures/new-customer.ts';
import { approve } from '../../fixtures/payment-form.ts';
import { expect, test as base } from '../../fixtures/shop-test.ts';
import { welcomeCodes } from '../../fixtures/welcome-codes.ts';

/** A guest with one thing in the cart, before the checkout. */
const test = base.extend<{ journey: CheckoutJourney }>({
  journey: async ({ page, shop }, use) => {
    const { cartId } = await fillCart(page, shop);
    const email = `guest-${cartId.slice(0, 8)}@example.com`;
    await use({ page, cartId, origin: shop.origin('dk'), email, t: shop.texts('da'), shopper: 'guest' });
  },
});

test('a code that this customer has used is named when they buy, with why it does not count; the next press buys at the new total [CART-10, CHK-12, PAIN-02]', async ({
  journey,
  shop,
}) => {
  const backend = createBackendApi(shop.port + 1);
  const { page, cartId, t } = journey;
  const promoCode = welcomeCodes.dk;
  // Counts once for each customer: the rival has an order with it.
  const used = await backend.fillCart((await backend.plentiful()).skuId, 1);
  await backend.setPromoCode(used, promoCode);
  await backend.order(used);
  await backend.setPromoCode(cartId, promoCode);
  const sum = page
    .getByRole('complementary', { name: t('Order summary') })
    .getByRole('definition')
    .last();
  await fillIn({ ...journey, email: 'rival@example.com' });
  const discounted = await sum.innerText();
  await press(journey);
  const message = t(
    'The code {code} has already been used and does not count any more. Look at the new total, and complete your purchase if you agree. You have not been charged.',
  );
  await expect(page.getByRole('alert').filter({ hasText: message.replace('{code}', promoCode) })).toBeVisible();
  await expect(sum).not.toHaveText(discounted);
  await goToPayment(journey);
  await approve(page);
  expect(await backend.isOrdered(cartId)).toBe(true);
});

test(
  'each step is a history entry: Back walks them with all values, a reload finds the last one, and no address skips a required step [CHK-18, PAIN-09]',
  { tag: '@every-check' },
  async ({ journey, context }) => {
    const { page, t, origin } = journey;
    const step = (name: string) => page.getByRole('heading', { level: 2, name: t(name) });
    await fillIn(journey);
    await expect(page).toHaveURL(/\/kassen\?step=payment$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/kassen$/);
    await expect(step('Your details')).toBeFocused();
    await expectFormValues(journey);
    await page.goForward();
    await expect(step('Payment')).toBeFocused();
    await page.reload();
    await expectFormValues(journey);
    await expect(step('Payment')).toBeFocused();
    // Another tab has typed nothing.
    const other = await context.newPage();
    await other.goto(`${origin}/kassen?step=payment`);
    await expect(other).toHaveURL(/\/kassen$/);
    await expect(other.getByRole('textbox', { name: t('Email'), exact: true })).toBeFocused();
    await other.close();
  },
);

test('an order can go to another country: changes are shown first, prices are loaded again, typed values stay [CHK-16, PAIN-12]', async ({
  journey,
  shop,
}) => {
  const { page, t } = journey;
  const country = page.getByRole('combobox', { name: t('Country') });
  const field = (name: string) => page.getByRole('textbox', { name: t(name), exact: true });
  const sum = page
    .getByRole('complementary', { name: t('Order summary') })
    .getByRole('definition')
    .last();
  await fillIn(journey);
  const danish = await sum.innerText();
  await country.selectOption('se');
  await expect(sum).toHaveText(danish);
  await page.getByRole('button', { name: t('Change country') }).click();
  await expect(sum).not.toHaveText(danish);
  await expect(field('Address')).toHaveValue('Birkevej 7');
  await field('Postal code').fill('111 22');
  await field('Mobile number').fill('070-123 45 67');
  await expect(
    page.getByRole('group', { name: t('Choose payment') }).getByRole('radio', { checked: true }),
  ).toBeAttached();
  await page.reload();
  await expect(country).toHaveValue('se');
  await expect(sum).not.toHaveText(danish);
  await expectFormValues(journey);
  await goToPayment(journey);
  await approve(page);
  await expectOneOrder(journey, createBackendApi(shop.port + 1));
  await expect(page.getByText('111 22').or(page.getByText('11122')).first()).toBeVisible();
});
