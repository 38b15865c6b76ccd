import type { Page } from '@playwright/test';
import { holdBack } from '../../fixtures/hold-back.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

const SHEET = /\/assets\/style-[^/]*\.css$/;

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

const hasSheet = (page: Page): Promise<boolean> =>
  page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/assets/style-')));

/** Notes with each change of the page's heading whether the complete stylesheet was there. */
const noteStyles = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const notes: boolean[] = [];
    Object.assign(window, { notes });
    const headingOf = () => document.querySelector('h1')?.textContent;
    let shown = headingOf();
    new MutationObserver(() => {
      if (headingOf() === shown) return;
      shown = headingOf();
      notes.push([...document.styleSheets].some(({ href }) => href?.includes('/assets/style-')));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

test('a page of another kind waits for its styles, which the first document does not have', async ({ page, shop }) => {
  const release = await holdBack(page, SHEET);
  await page.goto(`${shop.origin('dk')}/cart`);
  await hydrated(page);
  await noteStyles(page);
  expect(await hasSheet(page)).toBe(false);
  const data = page.waitForResponse((response) => (response.request().postData() ?? '').includes('favourites'));
  const code = page.waitForResponse(/\/assets\/page-[^/]*\.js$/);
  await page.locator('header a[href$="/favoritter"]').first().click();
  await Promise.race([data, code]);
  await twoFrames(page);
  release();
  await expect(page).toHaveURL(/\/favoritter$/);
  await expect.poll(() => page.evaluate(() => (window as { notes?: boolean[] }).notes)).toEqual([true]);
});

const kinds = ['/', '/nyheder', '/cart', '/kassen', '/m%C3%A6rker'];

for (const path of kinds) {
  test(`${path} looks the same with the styles of its document and with all styles`, async ({ page, shop }) => {
    await page.goto(`${shop.origin('dk')}${path}`);
    await hydrated(page);
    await expect.poll(() => hasSheet(page)).toBe(true);
    const changed = await page.evaluate(() => {
      const sheet = [...document.styleSheets].find(({ href }) => href?.includes('/assets/style-'));
      // Only what the server has rendered: the rows of scripts need the sheet, and their height is part of the page's.
      document.getElementById('personal-rows')?.remove();
      // The other cards of a list look like the first ones.
      for (const card of [...document.querySelectorAll('main article')].slice(4)) card.remove();
      const elements = [...document.querySelectorAll('header, header *, main, main *, footer, footer *')];
      const lookOf = (element: Element) =>
        [...getComputedStyle(element)].map((name) => getComputedStyle(element).getPropertyValue(name)).join(';');
      const complete = elements.map(lookOf);
      if (sheet) sheet.disabled = true;
      return elements
        .filter((element, index) => lookOf(element) !== complete[index])
        .map(({ outerHTML }) => outerHTML.slice(0, 200));
    });
    expect(changed).toEqual([]);
  });
}
