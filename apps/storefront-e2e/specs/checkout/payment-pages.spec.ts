import { axeViolations } from '../../fixtures/axe-violations.ts';
import { completeButton } from '../../fixtures/journey.ts';
import { endPayment, openPayment, paymentForm } from '../../fixtures/payment-form.ts';
import { enterCheckout, goToPayment } from '../../fixtures/payment-journey.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

test(
  "both steps of the provider's page can be used by everybody, in light and dark, and fit their frame [CHK-11, UI-09]",
  { tag: ['@sizes', '@half'] },
  async ({ page, context, shop }) => {
    await goToPayment(page, shop);
    const alone = await context.newPage();
    await alone.goto(await openPayment(page));
    for (const step of ['card', 'code']) {
      expect.soft(await axeViolations(alone, 'light'), step).toEqual([]);
      expect.soft(await axeViolations(alone, 'dark'), step).toEqual([]);
      const form = paymentForm(page);
      await expect
        .poll(() => form.locator('html').evaluate((html) => html.scrollHeight - window.innerHeight))
        .toBeLessThanOrEqual(1);
      expect(await form.locator('html').evaluate((html) => html.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      if (step === 'code') continue;
      await form.locator('button.primary').click();
      await expect(form.getByRole('textbox')).toBeFocused();
      await alone.reload();
    }
    // Its shoes are for others again.
    await endPayment(page, 'decline');
    await expect(page).toHaveURL(/\/checkout\/klarna-fail\?error=Error/);
  },
);

test('an invoice needs a payer, then no card, no code and no payment page [CHK-09, CHK-11]', async ({ page, shop }) => {
  const t = shop.texts('da');
  await enterCheckout(page, shop);
  await page
    .getByRole('group', { name: t('Choose payment') })
    .getByRole('radio', { name: 'Faktura' })
    .check({ force: true });
  const number = page.getByRole('textbox', { name: t('Danish CPR number'), exact: true });
  await completeButton(page, t).click();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.fill('010490-9995');
  await completeButton(page, t).click();
  await expect(page).toHaveURL(/\/checkout\/confirm\?/);
});
