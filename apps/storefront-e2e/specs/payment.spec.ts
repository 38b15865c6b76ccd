import type { Page } from '@playwright/test';
import { addToCart, completeButton, fillInCheckout, openDepartment, openProduct, type Texts } from '../fixtures/journey.ts';
import { expect, markets, test } from '../fixtures/shop-test.ts';

const [denmark] = markets;
if (!denmark) throw new Error('The first market is Denmark.');

async function goToPayment(page: Page, origin: string, t: Texts): Promise<string> {
  await page.goto(`${origin}/`);
  await openDepartment(page, t);
  const name = await openProduct(page, t);
  await addToCart(page, t);
  await page.getByRole('dialog').getByRole('link', { name: t('Go to checkout') }).click();
  await fillInCheckout(page, t, denmark as (typeof markets)[number]);
  await completeButton(page, t).click();
  await expect(page).toHaveURL(/\/payments\/local\//);
  return name;
}

const keptForm = async (page: Page, t: Texts): Promise<void> => {
  await expect(page.getByRole('textbox', { name: t('Email'), exact: true })).toHaveValue('solveig@example.com');
  await expect(page.getByRole('textbox', { name: t('Address'), exact: true })).toHaveValue('Birkevej 7');
};

test('a declined payment keeps cart and form [CHK-11, PAIN-18]', async ({ page, shop }) => {
  const t = shop.texts('da');
  const name = await goToPayment(page, shop.origin('dk'), t);
  await page.locator('form[action$="/decline"] button').click();
  await expect(page).toHaveURL(/\/checkout\/klarna-fail\?error=Error/);
  await expect(page.getByRole('heading', { level: 1, name: t('Your payment did not go through') })).toBeVisible();
  await page.getByRole('link', { name: t('Back to checkout') }).click();
  await keptForm(page, t);
  await expect(page.getByRole('complementary')).toContainText(name);
});

test('an abandoned payment keeps cart and form, and can be made after all [CHK-11, PAIN-18]', async ({ page, shop }) => {
  const t = shop.texts('da');
  const name = await goToPayment(page, shop.origin('dk'), t);
  await page.locator('form[action$="/abandon"] button').click();
  await expect(page.getByRole('heading', { level: 1, name: t('Checkout') })).toBeVisible();
  await keptForm(page, t);
  await expect(page.getByRole('complementary')).toContainText(name);
  await completeButton(page, t).click();
  await expect(page).toHaveURL(/\/payments\/local\//);
  await page.locator('button.primary').click();
  await expect(page).toHaveURL(/\/checkout\/confirm\?/);
});

test('a double click and a reload make one order [CHK-14, PAIN-17]', async ({ page, shop, request }) => {
  const t = shop.texts('da');
  const email = `double-${Date.now()}@example.com`;
  await page.goto(`${shop.origin('dk')}/`);
  await openDepartment(page, t);
  await openProduct(page, t);
  await addToCart(page, t);
  await page.getByRole('dialog').getByRole('link', { name: t('Go to checkout') }).click();
  await fillInCheckout(page, t, denmark as (typeof markets)[number], email);
  const placed: string[] = [];
  page.on('request', (sent) => {
    if (sent.postData()?.includes('mutation placeOrder')) placed.push(sent.headers()['x-idempotency-key'] ?? '');
  });
  await completeButton(page, t).dblclick();
  await expect(page).toHaveURL(/\/payments\/local\//);
  const payment = page.url();
  await page.reload();
  expect(page.url()).toBe(payment);
  await page.locator('button.primary').click();
  await expect(page).toHaveURL(/\/checkout\/confirm\?/);
  await page.reload();
  expect(new Set(placed).size).toBe(1);
  const outbox = await (await request.get(`http://127.0.0.1:${shop.port + 1}/outbox`)).text();
  expect(outbox.split(email).length - 1).toBe(1);
});
