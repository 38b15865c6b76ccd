import { expect, test } from '../../fixtures/shop-test.ts';

const pages = ['/', '/c/dame-sko', '/nyheder', '/s/sneakers', '/cart', 'product'];

for (const path of pages) {
  test(
    `[SHOP-12] ${path} with text at twice its size: nothing to scroll sideways, the complete header`,
    { tag: '@sizes' },
    async ({ page, shop }) => {
      const origin = shop.origin('dk');
      await page.goto(`${origin}${path === 'product' ? '/c/dame-sko' : path}`);
      if (path === 'product') {
        const name = await page.getByRole('main').getByRole('article').first().getByRole('heading').innerText();
        await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      }
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const room = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const controls = [...document.querySelectorAll('header:not(main *) :is(a, button, input), main form button')];
        const outside = controls
          .filter((control) => control.checkVisibility())
          .map((control) => ({ name: control.ariaLabel ?? control.textContent, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.left < 0 || box.right > clientWidth))
          .map(({ name, box }) => `${String(name)}: ${String(box.left)}–${String(box.right)}`);
        return { isWider: scrollWidth > clientWidth, outside };
      });
      expect(room).toEqual({ isWider: false, outside: [] });
    },
  );
}
