import { expect, test } from '../../fixtures/shop-test.ts';

test(
  'a heart that is pressed before the script has come is filled at once, and stored after it [FAV-01]',
  { tag: '@every-check' },
  async ({ page, shop }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/entry-client-[^/]*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${shop.origin('dk')}/nyheder`, { waitUntil: 'commit' });
    const heart = page.getByRole('main').getByRole('article').first().getByRole('button');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', '');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/\/nyheder$/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites'))).toMatch(/^\[\d+\]$/);
  },
);
