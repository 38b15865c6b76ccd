import { openHydrated } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

test(
  '[SHOP-45] an image that timed out on the server loads at the next try',
  { tag: ['@every-check', '@images'] },
  async ({ page, shop, watch }) => {
    watch.allowed.push(/504/);
    let lost = '';
    await page.route(/\/cdn-cgi\//, async (route) => {
      const url = route.request().url();
      if (lost !== '') return route.continue();
      lost = url;
      return route.fulfill({ status: 504, headers: { 'cache-control': 'no-store' }, body: '' });
    });
    await openHydrated(page, `${shop.origin('dk')}/nyheder`);
    const image = page.getByRole('main').locator('img').first();
    await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(lost).not.toBe('');
  },
);
