import type { Page } from '@playwright/test';
import { backendPort, findProduct } from '../../fixtures/find-product.ts';
import { acceptTerms, addToCart, completeButton, fillInCheckout } from '../../fixtures/journey.ts';
import type { Texts } from '../../fixtures/journey.ts';
import { approve, openPayment } from '../../fixtures/payment-form.ts';
import { denmark, expect, test } from '../../fixtures/shop-test.ts';
import type { Shop } from '../../fixtures/shop-test.ts';

/** From a product to the checkout with it. */
async function goToCheckout(page: Page, shop: Shop, t: Texts): Promise<void> {
  const { alias } = await findProduct(backendPort(shop.port), denmark, { buyable: 3 });
  await page.goto(`${shop.origin('dk')}/p/${alias}`);
  await addToCart(page, t);
  await page
    .getByRole('dialog', { name: t('Added to your cart') })
    .getByRole('link', { name: t('Go to checkout') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('Checkout') })).toBeVisible();
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Counts what the shopper does, over page loads and in frames; a count starts again once it is read. */
async function countWork(page: Page): Promise<() => Readonly<Record<'taps' | 'fields', number>>> {
  let taps = 0;
  const fields = new Set<string>();
  await page.exposeFunction('countTap', () => void (taps += 1));
  await page.exposeFunction('countField', (name: string) => void fields.add(name));
  await page.addInitScript(() => {
    const { countTap, countField } = window as unknown as Record<'countTap' | 'countField', (name?: string) => void>;
    window.addEventListener('pointerup', () => countTap(), { capture: true });
    window.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement && target.labels?.length && !/radio|checkbox/.test(target.type))
        countField(target.name);
    });
  });
  return () => {
    const work = { taps, fields: fields.size };
    taps = 0;
    fields.clear();
    return work;
  };
}

test('a new guest buys with nine taps and seven fields, and again on this device with five taps and none [CHK-03]', async ({
  page,
  shop,
}, { project }) => {
  const t = shop.texts('da');
  const email = `returning.${project.name}.${Date.now()}@example.com`;
  const work = await countWork(page);
  await goToCheckout(page, shop, t);
  // The city comes with the postal code.
  await fillInCheckout(page, t, { ...denmark, city: '' }, email);
  await page.getByRole('checkbox', { name: t('Remember my details on this device') }).check();
  await completeButton(page, t).click();
  await approve(page);
  // With the two taps and the code that the bank asks for.
  expect(work()).toEqual({ taps: 9, fields: 7 });

  await goToCheckout(page, shop, t);
  await expect(page.getByText(t('Not you? Remove the details'))).toBeVisible();
  await expect(page.getByText(`Birkevej 7\n${denmark.zip} ${denmark.city}\n${email}`)).toBeVisible();
  await acceptTerms(page, t);
  await completeButton(page, t).click();
  await openPayment(page);
  expect(work()).toEqual({ taps: 5, fields: 0 });
});

test('details are remembered only if the guest wants it, and removed with one press [CHK-03]', async ({
  page,
  shop,
}) => {
  const t = shop.texts('da');
  await goToCheckout(page, shop, t);
  await fillInCheckout(page, t, denmark, `not-remembered-${Date.now()}@example.com`);
  await completeButton(page, t).click();
  await approve(page);
  await goToCheckout(page, shop, t);
  await expect(page.getByRole('radio').first()).toBeAttached();
  await expect(field(page, t('Email'))).toHaveValue('');

  await fillInCheckout(page, t, denmark, `remembered-${Date.now()}@example.com`);
  await page.getByRole('checkbox', { name: t('Remember my details on this device') }).check();
  await completeButton(page, t).click();
  await approve(page);
  await goToCheckout(page, shop, t);
  await page.getByRole('button', { name: t('Not you? Remove the details') }).click();
  await expect(field(page, t('Email'))).toHaveValue('');
  await expect(field(page, t('Address'))).toHaveValue('');
  await page.reload();
  await expect(field(page, t('Email'))).toHaveValue('');
  expect(await page.evaluate(() => window.localStorage.getItem('checkout-details'))).toBeNull();
});

test(
  "one password makes an account of a guest's order, with the order and the address in it",
  { tag: '@every-check' },
  async ({ page, shop }, { project }) => {
    const t = shop.texts('da');
    const email = `new-account.${project.name}.${Date.now()}@example.com`;
    await goToCheckout(page, shop, t);
    await fillInCheckout(page, t, denmark, email);
    await completeButton(page, t).click();
    await approve(page);

    const part = page.getByRole('region', { name: t('Next time without typing') });
    await part.getByRole('textbox', { name: t('Password') }).fill('kort');
    await part.getByRole('button', { name: t('Create account') }).click();
    await expect(part.getByRole('textbox', { name: t('Password') })).toHaveAttribute('aria-invalid', 'true');
    await part.getByRole('textbox', { name: t('Password') }).fill('tre små kinesere');
    await part.getByRole('button', { name: t('Create account') }).click();
    await expect(part.getByText(t('Your account is ready'))).toBeVisible();
    await part.getByRole('link', { name: t('See your orders') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('Orders') })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);

    await goToCheckout(page, shop, t);
    await expect(field(page, t('Email'))).toHaveValue(email);
    await expect(field(page, t('Address'))).toHaveValue('Birkevej 7');
    await expect(page.getByRole('checkbox', { name: t('Remember my details on this device') })).toHaveCount(0);
  },
);
