import type { Page } from '@playwright/test';
import { completeButton } from '../../fixtures/journey.ts';
import { enterCheckout } from '../../fixtures/payment-journey.ts';
import { startProviderShop } from '../../fixtures/provider-shop.ts';
import type { ProviderShop } from '../../fixtures/provider-shop.ts';
import { expect, test as base } from '../../fixtures/shop-test.ts';
import type { Shop } from '../../fixtures/shop-test.ts';

/** The tests share one shop: a database that is filled for it. */
const test = base.extend<object, { own: ProviderShop }>({
  own: [
    async ({}, use, { parallelIndex, project }) => {
      const port = Number(new URL(project.use.baseURL ?? '').port);
      const own = await startProviderShop(port + 100 + 2 * parallelIndex);
      await use(own);
      await own.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

/** To the form of the provider, which knows what the checkout knows; the email address is typed there. */
async function openForm(page: Page, shop: Shop, name: string, email: string): Promise<void> {
  const t = shop.texts('da');
  await enterCheckout(page, shop);
  await page
    .getByRole('group', { name: t('Choose payment') })
    .getByRole('radio', { name })
    .check({ force: true });
  const form = page.getByRole('region', { name: t('Payment with {provider}', { provider: name }) });
  await expect(form.getByRole('textbox', { name: 'Fornavn' })).toHaveValue('Solveig');
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
}

for (const [name, idName] of [
  ['Klarna', 'kid'],
  ['Avarda', 'aid'],
] as const) {
  test(`an order is paid in the form of ${name}, with no button of the shop's own [CHK-11]`, async ({ page, own }) => {
    const t = own.shop.texts('da');
    await openForm(page, own.shop, name, 'solveig@example.com');
    await expect(completeButton(page, t)).toHaveCount(0);
    await page.getByRole('button', { name: `Betal med ${name}` }).click();
    await expect(page).toHaveURL(new RegExp(`/checkout/confirm\\?${idName}=[0-9a-f-]{36}&cartid=`));
    await expect(page.getByText(new RegExp(t('Order number {orderId}', { orderId: '\\d{6}' })))).toBeVisible();
  });

  test(`a payment that ${name} declines leads to its page, and the cart is as it was [CHK-11]`, async ({
    page,
    own,
  }) => {
    await openForm(page, own.shop, name, 'solveig@example.com');
    await page.getByRole('button', { name: 'Afvis betalingen' }).click();
    await expect(page).toHaveURL(/\/checkout\/klarna-fail\?error=Error/);
    await page.goto(`${own.shop.origin('dk')}/cart`);
    await expect(page.getByRole('spinbutton')).toHaveValue('1');
  });
}

test('Avarda sends no order of a customer whom the shop rejects, and the checkout names the reason [CHK-12]', async ({
  page,
  own,
}) => {
  await openForm(page, own.shop, 'Avarda', 'blacklisted@example.com');
  await page.getByRole('button', { name: 'Betal med Avarda' }).click();
  const reason = 'The purchase cannot be approved. Contact customer service if you need help.';
  await expect(page.getByText(own.shop.texts('da')(reason)).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Betal med Avarda' })).toBeEnabled();
  await expect(page).toHaveURL(/\/kassen/);
});
