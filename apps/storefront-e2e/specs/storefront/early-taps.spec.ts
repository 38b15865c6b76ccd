import { holdBack } from '../../fixtures/hold-back.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

test(
  'a heart that is pressed before the script has come is filled at once, and stored after it [FAV-01]',
  { tag: '@every-check' },
  async ({ page, shop }) => {
    const release = await holdBack(page, /\/assets\/entry-client-[^/]*\.js$/);
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
