import type { Locator, Page } from '@playwright/test';
import { isPhone } from '../../fixtures/journey.ts';
import { openHydrated } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

test.beforeEach(async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, `${shop.origin('dk')}/c/dame`);
});

test(
  'a filter and an order keep the focus on the control, and the count is announced where it was [UI-11]',
  { tag: ['@sizes', '@half'] },
  async ({ page, shop }) => {
    const t = shop.texts('da');
    const count = page.getByRole('main').getByRole('status').first();
    await expect(count).toHaveAttribute('aria-live', 'polite');
    const region = await count.elementHandle();
    const all = await count.innerText();
    if (isPhone(page)) await page.getByRole('button', { name: t('Filters') }).click();
    const brand = page
      .getByRole('group')
      .filter({ hasText: t('Brand') })
      .first()
      .getByRole('link')
      .first();
    for (const [state, text] of [
      ['on', (now: string) => now !== all],
      ['off', (now: string) => now === all],
    ] as const) {
      await brand.focus();
      await page.keyboard.press('Enter');
      await expect(brand, state).toHaveJSProperty('ariaCurrent', state === 'on' ? 'true' : null);
      await expect(brand, state).toBeFocused();
      await expect.poll(async () => text(await count.innerText())).toBe(true);
    }
    if (isPhone(page)) await page.keyboard.press('Escape');
    const order = page.getByRole('main').getByRole('combobox').first();
    await order.focus();
    await order.selectOption('PRICE_ASC');
    await expect(page).toHaveURL(/sort=PRICE_ASC/);
    await expect(order).toBeFocused();
    await page.goBack();
    await expect(order).not.toHaveValue('PRICE_ASC');
    // A new live region announces nothing.
    expect(await region?.evaluate((element) => element.isConnected)).toBe(true);
  },
);

test('the focus goes to the heading when the filter that had it is taken off [UI-11]', async ({ page, shop }) => {
  const t = shop.texts('da');
  await page
    .locator('main a[href*="brands="]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  const chip = page
    .getByRole('list', { name: t('Chosen filters') })
    .getByRole('link')
    .first();
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(chip).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});
