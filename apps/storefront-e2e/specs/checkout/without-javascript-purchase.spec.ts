import type { Page } from '@playwright/test';
import { acceptTerms, completeButton } from '../../fixtures/journey.ts';
import type { Texts } from '../../fixtures/journey.ts';
import { fillCart } from '../../fixtures/new-customer.ts';
import { giveCardAndCode } from '../../fixtures/payment-form.ts';
import { denmark, expect, markets, test } from '../../fixtures/shop-test.ts';
import type { Market, Shop } from '../../fixtures/shop-test.ts';

test.use({ javaScriptEnabled: false });

const checkoutPath = /\/(kassen|kassan|kasse|kassa)(\?|#|$)/;

const field = (page: Page, t: Texts, name: string) => page.getByRole('textbox', { name: t(name), exact: true });

/** To the market's checkout with something of which there is plenty. */
async function enterCheckout(page: Page, shop: Shop, market: Market): Promise<void> {
  await fillCart(page, shop, 1, market.alias);
  await page.goto(`${shop.origin(market.alias)}/cart`);
  await page.getByRole('link', { name: shop.texts(market.language)('Go to checkout') }).click();
  await expect(page).toHaveURL(checkoutPath);
}

async function fillIn(page: Page, t: Texts, { zip, city, phone }: Market): Promise<void> {
  await field(page, t, 'Email').fill('solveig@example.com');
  await field(page, t, 'Mobile number').fill(phone);
  await field(page, t, 'First name').fill('Solveig');
  await field(page, t, 'Last name').fill('Ødegård-Åberg');
  await field(page, t, 'Address').fill('Birkevej 7');
  await field(page, t, 'Postal code').fill(zip);
  await field(page, t, 'City').fill(city);
}

const showDelivery = (page: Page, t: Texts): Promise<void> =>
  page.getByRole('button', { name: t('Show delivery and payment') }).click();

/** Every button of the form is as wide as the screen allows, and no wider. */
async function expectFits(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  for (const button of await page.getByRole('main').getByRole('button').all()) {
    const box = await button.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
}

/** Chooses a way to pay, and accepts the terms. */
async function choose(page: Page, t: Texts, payment = 0): Promise<void> {
  await page
    .getByRole('group', { name: t('Choose payment') })
    .getByRole('radio')
    .nth(payment)
    .check({ force: true });
  await acceptTerms(page, t);
}

async function expectConfirmation(page: Page, shop: Shop, { alias, language }: Market): Promise<void> {
  const t = shop.texts(language);
  await expect(page).toHaveURL(/\/checkout\/confirm\?/);
  await expect(page.getByRole('heading', { level: 1, name: 'Solveig' })).toBeVisible();
  // Nothing of what was filled in stays in the browser, and the next cart is empty.
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('checkout-form');
  await page.goto(`${shop.origin(alias)}/cart`);
  await expect(page.getByRole('heading', { name: t('Your cart is empty') })).toBeVisible();
}

test.beforeEach(({ watch }) => {
  // An invalid form has the status 422.
  watch.allowed.push(/^status 422: /, /console: Failed to load resource.* 422/);
});

for (const market of markets) {
  test(
    `buys without JavaScript in ${market.alias} [SHOP-13, CHK-02, CHK-03, CHK-13]`,
    { tag: '@sizes' },
    async ({ page, shop }) => {
      const t = shop.texts(market.language);
      await enterCheckout(page, shop, market);
      await fillIn(page, t, market);
      await showDelivery(page, t);
      await expect(page).toHaveURL(/step=delivery#checkout-step-delivery$/);
      await expectFits(page);
      await choose(page, t);
      await completeButton(page, t).click();
      await expect(page).toHaveURL(/\/payments\/local\//);
      await giveCardAndCode(page);
      await expectConfirmation(page, shop, market);
    },
  );

  test(`corrects an error and comes back from a payment without JavaScript in ${market.alias}, and nothing is lost [SHOP-13, CHK-01, CHK-11, CHK-18]`, async ({
    page,
    shop,
  }) => {
    const t = shop.texts(market.language);
    await enterCheckout(page, shop, market);
    await fillIn(page, t, market);
    await field(page, t, 'Mobile number').fill('12');
    await completeButton(page, t).click();
    const errors = page.getByRole('group', { name: t('Check these fields to go on') });
    await expect(errors).toBeFocused();
    await errors.getByRole('link').first().click();
    await expect(page).toHaveURL(/#checkout-mobile$/);
    await expect(field(page, t, 'Mobile number')).toHaveValue('12');
    await expect(field(page, t, 'Mobile number')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, t, 'Last name')).toHaveValue('Ødegård-Åberg');

    await field(page, t, 'Mobile number').fill(market.phone);
    await acceptTerms(page, t);
    await completeButton(page, t).click();
    await expect(errors.getByRole('link')).toHaveCount(1);
    await choose(page, t);
    await completeButton(page, t).click();
    await expect(page).toHaveURL(/\/payments\/local\//);

    await page.locator('form[action$="/abandon"] button').click();
    await expect(page).toHaveURL(checkoutPath);
    await expect(
      page.getByText(t('The payment was not completed. Everything you have filled in is still here.')),
    ).toBeVisible();
    await expect(field(page, t, 'Last name')).toHaveValue('Ødegård-Åberg');
    await completeButton(page, t).click();
    await page.locator('form[action$="/decline"] button').click();
    await expect(page).toHaveURL(/\/checkout\/klarna-fail\?error=Error$/);
    await page.getByRole('link', { name: t('Back to checkout') }).click();
    await expect(
      page.getByRole('group', { name: t('Choose payment') }).getByRole('radio', { checked: true }),
    ).toBeAttached();
    await completeButton(page, t).click();
    await giveCardAndCode(page);
    await expectConfirmation(page, shop, market);
  });
}

test(
  'a company buys without JavaScript, delivered elsewhere in another way: the new total is shown before the order [SHOP-13, CHK-10, CHK-17]',
  { tag: '@sizes' },
  async ({ page, shop }) => {
    const t = shop.texts('da');
    const showFields = page.getByRole('button', { name: t('Show the fields for my choice') });
    await enterCheckout(page, shop, denmark);
    await page.getByRole('radio', { name: t('Business') }).check({ force: true });
    await page.getByRole('checkbox', { name: t('Deliver to another address') }).check({ force: true });
    await showFields.first().click();
    await expect(page).toHaveURL(/#checkout-step-details$/);
    await field(page, t, 'Company name').fill('Havnens Tegnestue ApS');
    await field(page, t, 'Danish CVR number').fill('13585628');
    const delivery = page.getByRole('group', { name: t('Delivery address') });
    for (const [name, value] of [
      ['First name', 'Rigmor'],
      ['Last name', 'Hansen'],
      ['Address', 'Havnegade 1'],
      ['Postal code', '8000'],
      ['City', 'Aarhus C'],
    ] as const) {
      await delivery.getByRole('textbox', { name: t(name), exact: true }).fill(value);
    }
    for (const [name, value] of [
      ['Email', 'tegnestue@example.com'],
      ['Mobile number', denmark.phone],
      ['First name', 'Solveig'],
      ['Last name', 'Ødegård-Åberg'],
      ['Address', 'Birkevej 7'],
      ['Postal code', denmark.zip],
      ['City', denmark.city],
    ] as const) {
      await field(page, t, name).first().fill(value);
    }
    await showDelivery(page, t);
    await choose(page, t);
    const before = await completeButton(page, t).innerText();
    const ways = page.getByRole('group', { name: t('Choose delivery') }).getByRole('radio');
    await ways.last().check({ force: true });
    await completeButton(page, t).click();
    await expect(page.getByText(t('Your order was not placed'))).toBeVisible();
    await expect(ways.last()).toBeChecked();
    const after = await completeButton(page, t).innerText();
    expect(after).not.toBe(before);
    const [amount = ''] = /\d[\d.,\s]*/.exec(after) ?? [];
    expect(await page.getByRole('main').getByText(amount.trim()).count()).toBeGreaterThan(1);
    await completeButton(page, t).click();
    await giveCardAndCode(page);
    await expect(page).toHaveURL(/\/checkout\/confirm\?/);
    await expect(page.getByText('Havnegade 1')).toBeVisible();
  },
);
