import { createBackendApi, leastOrder } from '../../fixtures/backend-api.ts';
import { giveCart } from '../../fixtures/checkout-journey.ts';
import { acceptTerms, completeButton, fillInDetails } from '../../fixtures/journey.ts';
import { demoBusiness, giveSession } from '../../fixtures/logged-in.ts';
import { giveCardAndCode, openPayment, paymentForm } from '../../fixtures/payment-form.ts';
import { goToPayment } from '../../fixtures/payment-journey.ts';
import { denmark, expect, test } from '../../fixtures/shop-test.ts';

test('a page that pretends to be the provider settles nothing, and a bank that is not convinced declines [CHK-11, CHK-12]', async ({
  page,
  shop,
}) => {
  await goToPayment(page, shop);
  const address = await openPayment(page);
  await page.evaluate(
    (id) => window.postMessage({ about: 'local-payment', payment: id, step: 'settled' }, '*'),
    address.split('/').at(-1),
  );
  const form = paymentForm(page);
  await form.locator('button.primary').click();
  for (const left of ['2 forsøg', 'ét forsøg']) {
    await form.getByRole('textbox').fill('12345');
    await form.locator('button.primary').click();
    await expect(form.getByRole('alert').filter({ hasText: left })).toBeVisible();
  }
  await form.getByRole('textbox').fill('12345');
  await form.locator('button.primary').click();
  await expect(page).toHaveURL(/\/checkout\/klarna-fail\?error=Error/);
});

test('an order covered by a balance takes one press and no payment choice, and a double click makes one order [CART-14, CHK-14, CHK-19]', async ({
  page,
  context,
  shop,
}) => {
  const [origin, backend, t] = [shop.origin('dk'), createBackendApi(shop.port + 1), shop.texts('da')];
  const [cheap] = (await backend.countedSkus())
    .filter(({ price }) => price >= leastOrder)
    .sort((one, other) => one.price - other.price);
  if (!cheap) throw new Error('The catalogue has no size with counted stock.');
  const cartId = await backend.fillCart(cheap.skuId, 1);
  await giveCart(context, origin, cartId);
  await giveSession(context, { port: shop.port + 1, origin, account: demoBusiness });
  const email = `covered-${cartId.slice(0, 8)}@example.com`;
  await page.goto(`${origin}/kassen`);
  await page.getByRole('radio', { name: t('Business') }).check({ force: true });
  await page.getByRole('textbox', { name: t('Company name'), exact: true }).fill('Bakkely Hotel ApS');
  await page.getByRole('textbox', { name: t('Danish CVR number'), exact: true }).fill('13585628');
  await fillInDetails(page, t, denmark, email);
  await expect(
    page.getByText(t('There is nothing to pay: your gift card or balance covers the full amount.')),
  ).toBeVisible();
  await expect(page.getByRole('group', { name: t('Choose payment') })).toHaveCount(0);
  await acceptTerms(page, t);
  await completeButton(page, t).dblclick();
  await expect(page).toHaveURL(/\/checkout\/confirm\?/);
  await expect(page.getByRole('heading', { level: 1, name: 'Solveig' })).toBeVisible();
  expect(await backend.isOrdered(cartId)).toBe(true);
  expect(await backend.mailsTo(email)).toBe(1);
});

test('the provider has its page alone in the window where no script runs, and the same payment goes on there [CHK-11]', async ({
  page,
  shop,
  browser,
}) => {
  await goToPayment(page, shop);
  const address = await openPayment(page);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const alone = await plain.newPage();
  await alone.goto(address);
  await giveCardAndCode(alone);
  await expect(alone).toHaveURL(/\/checkout\/confirm\?/);
  await plain.close();
});
