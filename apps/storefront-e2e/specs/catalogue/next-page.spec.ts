import type { Page, Request } from '@playwright/test';
import { holdBack } from '../../fixtures/hold-back.ts';
import { openDepartment } from '../../fixtures/journey.ts';
import type { Texts } from '../../fixtures/journey.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

/** Code of a page; what every tab loads after a while may come at any time. */
const isCode = (request: Request): boolean =>
  /\.(js|css)(\?|$)/.test(request.url()) && !/\/assets\/(idle|apollo-gateway)-/.test(request.url());
const isData = (request: Request): boolean => request.url().endsWith('/graphql');
const isList = (request: Request): boolean => isData(request) && (request.postData() ?? '').includes('listPage');

/** The requests from now on that `wanted` selects. */
function requestsOf(page: Page, wanted: (request: Request) => boolean): string[] {
  const requests: string[] = [];
  page.on('request', (request) => wanted(request) && requests.push(new URL(request.url()).pathname));
  return requests;
}

/** The stock of a product that is nearly sold out is followed, in the session of the visitor: that code comes after the page. */
const withoutRealtime = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => !/\/(?:open-realtime|session)-/.test(path));

/** A list on which the code that is loaded ahead is there: of the next pages and of the panels. */
async function openSettledList(page: Page, origin: string, t: Texts): Promise<void> {
  const chunks = ['reviews-\\w+', 'SessionLoginPanel', 'auth-\\w+', 'QuickShopPanel', 'lazy-search', 'search-\\w+'];
  const ahead = chunks.map((name) => page.waitForResponse(new RegExp(`/assets/${name}-`)));
  await page.goto(`${origin}/`);
  await openDepartment(page, t);
  const urls = (await Promise.all(ahead)).map((response) => response.url());
  // Loaded with all that they import.
  await page.evaluate((modules) => Promise.all(modules.map((url) => import(url))), urls);
}

/** From now on data comes only after `release`. */
const holdData = (page: Page) => holdBack(page, '**/graphql');

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const firstCard = (page: Page) => cards(page).first();
/** A card whose data is not loaded ahead. */
const laterCard = (page: Page) => cards(page).nth(6);

test(
  'a product opens with what its card knew, before its data has come [SHOP-19]',
  { tag: '@every-check' },
  async ({ page, shop }) => {
    await openSettledList(page, shop.origin('dk'), shop.texts('da'));
    const code = requestsOf(page, isCode);
    const release = await holdData(page);
    const name = (await laterCard(page).getByRole('heading').innerText()).trim();
    await laterCard(page).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('[data-pending-page]')).toHaveAttribute('aria-busy', 'true');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    release();
    await expect(page.locator('[data-pending-page]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    expect(withoutRealtime(code)).toEqual([]);
  },
);

test(
  'Back returns to the list also while the product is still loading [PAIN-14]',
  { tag: '@every-check' },
  async ({ page, shop }) => {
    await openSettledList(page, shop.origin('dk'), shop.texts('da'));
    const list = page.url();
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    const release = await holdData(page);
    await laterCard(page).getByRole('link').first().click();
    await expect(page.locator('[data-pending-page]')).toBeVisible();
    await page.evaluate(() => window.history.back());
    await expect(page.locator('[data-pending-page]')).toHaveCount(0);
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    release();
    // The shop works on, from the same entry of the history.
    await firstCard(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/p\//);
    await page.goBack();
    await expect(page).toHaveURL(list);
  },
);

test('a touched link requests its page before the click', async ({ page, shop }) => {
  await openSettledList(page, shop.origin('dk'), shop.texts('da'));
  const request = page.waitForRequest(isData);
  await laterCard(page).getByRole('link').first().dispatchEvent('touchstart');
  expect((await request).postData()).toContain('productPage');
  expect(new URL(page.url()).pathname).not.toMatch(/^\/p\//);
});

test('the products of the first row are there before a touch', async ({ page, shop }) => {
  const answered: string[] = [];
  page.on('response', (response) => answered.push(response.request().postData() ?? ''));
  await openSettledList(page, shop.origin('dk'), shop.texts('da'));
  const alias = (await firstCard(page).getByRole('link').first().getAttribute('href'))?.split('/').at(-1) ?? '';
  await expect.poll(() => answered.some((body) => body.includes('productPage') && body.includes(alias))).toBe(true);
  await holdData(page);
  await firstCard(page).getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible();
  await expect(page.locator('[data-pending-page]')).toHaveCount(0);
});

test('the next page of a list is there before a touch', async ({ page, shop }) => {
  const t = shop.texts('da');
  await openSettledList(page, shop.origin('dk'), t);
  const more = page.getByRole('link', { name: t('Show more') });
  const nextPage = page.waitForResponse((response) => isList(response.request()));
  await more.scrollIntoViewIfNeeded();
  await nextPage;
  await holdData(page);
  const count = await cards(page).count();
  await more.click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(count);
});
