import type { Page } from '@playwright/test';
import { openFilters } from '../../fixtures/journey.ts';
import type { Texts } from '../../fixtures/journey.ts';
import { pageCode } from '../../fixtures/page-code.ts';
import { saveData } from '../../fixtures/save-data.ts';
import { openHydrated, waitForHydration } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

const productCode = pageCode('catalogue', 'product');
/** The last chunk of a page. */
const lastCode = /\/assets\/idle-[^/]*\.js$/;

// The errors that this test provokes, and how browsers report them.
test.beforeEach(({ watch }) => void watch.allowed.push(/\/(product|page)-[^/]*\.js/, /Failed to load resource/));
// Else a list has loaded the next pages' code already.
test.beforeEach(({ page }) => saveData(page));

/** Counts the documents that a page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** Opens a list and taps its first product; gives the product's name. */
async function tapProduct(page: Page, t: Texts): Promise<string> {
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasNotText: t('Sold out') })
    .first();
  const name = (await card.getByRole('heading').innerText()).trim();
  await card.getByRole('link').first().click();
  return name;
}

async function openList(page: Page, origin: string): Promise<void> {
  const settled = page.waitForResponse(lastCode);
  await openHydrated(page, `${origin}/nyheder`);
  await settled;
}

test(
  'a page whose code is lost once comes all the same, by one document [APP-06]',
  { tag: '@every-check' },
  async ({ page, shop }) => {
    await openList(page, shop.origin('dk'));
    const documents = countDocuments(page);
    await page.route(productCode, (route) => route.abort(), { times: 1 });
    const name = await tapProduct(page, shop.texts('da'));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await waitForHydration(page);
    await expect(page).toHaveURL(/\/p\//);
    expect(documents()).toBe(1);
  },
);

test('without a network the list stays where it was, and "Try again" opens the page when the network is back [APP-06, SHOP-3]', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowed.push(/ERR_INTERNET_DISCONNECTED/);
  const t = shop.texts('da');
  await openList(page, shop.origin('dk'));
  const documents = countDocuments(page);
  await page.context().setOffline(true);
  const card = page.getByRole('main').getByRole('article').nth(5);
  const name = (await card.getByRole('heading').innerText()).trim();
  await card.getByRole('link').first().scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  await card.getByRole('link').first().click();
  const again = page.getByRole('status').getByRole('link', { name: t('Try again') });
  await expect(again).toBeVisible();
  await expect(page).toHaveURL(/\/nyheder$/);
  // The first frame of the product is gone again.
  await expect(card).toBeVisible();
  await expect(page.locator('[data-pending-page]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  await again.click();
  await expect(again).toBeVisible();
  await page.context().setOffline(false);
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/p\//);
  await expect(again).toBeHidden();
  expect(documents()).toBe(0);
});

test('a price from and to narrows the list also when the code that reads it does not come [CAT-07]', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowed.push(/\/assets\/next-/);
  const t = shop.texts('da');
  await page.route(/\/assets\/next-[^/]*\.js$/, (route) => route.abort());
  await openList(page, shop.origin('dk'));
  await openFilters(page, t);
  const group = page
    .getByRole('group')
    .filter({ has: page.locator('summary', { hasText: t('Price') }) })
    .first();
  await group.locator('summary').click();
  await group.getByRole('textbox', { name: t('From') }).fill('20');
  await group.getByRole('textbox', { name: t('To') }).fill('80');
  await group.getByRole('button', { name: t('Show') }).click();
  await expect(page).toHaveURL(/[?&]price=20%E2%80%9380~20-81/);
  await expect(
    page
      .getByRole('list', { name: t('Chosen filters') })
      .getByRole('link')
      .first(),
  ).toContainText(`${t('Price')} 20 kr. – 80 kr.`);
});
