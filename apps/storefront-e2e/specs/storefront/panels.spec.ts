import { expectFocusInDialog } from '../../fixtures/focus.ts';
import { openDepartment } from '../../fixtures/journey.ts';
import { pressWhenHandled } from '../../fixtures/press-when-handled.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

test(
  'the cart’s panel keeps the focus, holds the page still, and gives the focus back [UI-09] [PAIN] Drawer accessibility',
  { tag: ['@sizes', '@half'] },
  async ({ page, shop }) => {
    const t = shop.texts('da');
    await page.goto(`${shop.origin('dk')}/`);
    await openDepartment(page, t);
    await page.evaluate(() => window.scrollTo(0, 200));
    await page.evaluate(() => window.scrollTo(0, 120));
    const opener = page.getByRole('banner').locator('a[href$="/cart"]');
    const widthBefore = await page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().width);
    const panel = page.getByRole('dialog');
    await pressWhenHandled(opener);
    await expect(panel).toBeVisible();

    expect(await page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().width)).toBe(widthBefore);
    await expectFocusInDialog(page, [...Array<'Tab'>(6).fill('Tab'), ...Array<'Shift+Tab'>(7).fill('Shift+Tab')]);
    const held = await page.evaluate(() => window.scrollY);
    await panel.hover();
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('End');
    expect(await page.evaluate(() => window.scrollY)).toBe(held);

    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test(
  'the header leaves on the way down and returns on the way up [UI-04]',
  { tag: '@sizes' },
  async ({ page, shop }) => {
    await page.goto(`${shop.origin('dk')}/`);
    const header = page.getByRole('banner');
    // The header follows once the tab has started.
    const isGone = async () => {
      await page.evaluate(() => window.scrollBy(0, 40));
      return (await header.evaluate((element) => element.getBoundingClientRect().bottom)) <= 0;
    };
    await expect.poll(isGone).toBe(true);
    await page.evaluate(() => window.scrollBy(0, -40));
    await expect(header).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(header).toBeInViewport({ ratio: 1 });
  },
);
