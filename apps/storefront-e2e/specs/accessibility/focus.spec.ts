import type { Locator, Page } from '@playwright/test';
import { isPhone, openDepartment } from '../../fixtures/journey.ts';
import { waitForHydration } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test.beforeEach(async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${shop.origin('dk')}/`);
  await waitForHydration(page);
  await openDepartment(page, shop.texts('da'));
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

test('more products of a list leave the page where it is and take the focus, and Back leads to the place that was left [ROUTE-16, UI-11]', async ({
  page,
  shop,
}) => {
  const t = shop.texts('da');
  const more = page.getByRole('link', { name: t('Show more') });
  await more.focus();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(500);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(page.getByRole('main').getByRole('article').nth(48).getByRole('link').first()).toBeFocused();
  expect(Math.abs((await scrollTop(page)) - left)).toBeLessThan(4);
  await page.goBack();
  await expect(page).not.toHaveURL(/[?&]page=2/);
  await expect(heading(page)).toBeFocused();
  await expect.poll(async () => Math.abs((await scrollTop(page)) - left)).toBeLessThan(400);
});
