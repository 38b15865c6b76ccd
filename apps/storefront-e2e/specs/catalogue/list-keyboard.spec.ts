import type { Page } from '@playwright/test';
import { openHydrated } from '../../fixtures/screens.ts';
import { expect, markets, test } from '../../fixtures/shop-test.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

/** The presses of Tab from the top of the page to the first product. */
async function stopsBeforeProducts(page: Page, max: number): Promise<number> {
  for (let stops = 0; stops <= max; stops += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('main article') !== null)) return stops;
  }
  return max + 1;
}

for (const path of ['/nyheder', '/c/dame']) {
  test(`the keyboard reaches the first product of ${path} after few stops [SHOP-15]`, async ({ page, shop }) => {
    await openHydrated(page, shop.origin('dk') + path);
    expect(await stopsBeforeProducts(page, 60)).toBeLessThanOrEqual(60);
  });
}

for (const { alias, language } of markets) {
  test(`"Skip filters" leads past them to the products, in ${alias} [SHOP-15]`, async ({ page, shop }) => {
    const t = shop.texts(language);
    await openHydrated(page, `${shop.origin(alias)}/c/dame`);
    const skip = page.getByRole('link', { name: t('Skip filters') });
    // The first stop of the column, seen when the keyboard is there.
    await page
      .getByRole('region', { name: t('Filters') })
      .locator('summary')
      .first()
      .focus();
    await page.keyboard.press('Shift+Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#products$/);
    expect(await stopsBeforeProducts(page, 3)).toBeLessThanOrEqual(2);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all brands open from a few, and a chosen one is always shown [SHOP-15]', async ({ page, shop }) => {
    const t = shop.texts('da');
    await page.goto(`${shop.origin('dk')}/nyheder`);
    const group = page
      .locator('details')
      .filter({ has: page.locator('summary', { hasText: t('Brand') }) })
      .first();
    const brands = group.getByRole('link');
    await expect(brands).toHaveCount(8);
    const all = group.locator('summary', { hasText: /\(\d+\)/ });
    await all.click();
    const total = Number(/\((\d+)\)/.exec((await all.textContent()) ?? '')?.[1]);
    expect(total).toBeGreaterThan(8);
    await expect(brands).toHaveCount(total);
    const name = (await brands.last().innerText()).split('\n')[0] ?? '';
    await brands.last().click();
    await expect(group.locator('a[aria-current]').getByText(name, { exact: true })).toBeVisible();
  });
});
