import type { Page, Request } from '@playwright/test';
import { openDepartment } from '../fixtures/journey.ts';
import { expect, test } from '../fixtures/shop-test.ts';

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

/** A list on which all that is loaded ahead is there. */
async function openSettledList(page: Page, origin: string, t: Parameters<typeof openDepartment>[1]): Promise<void> {
  const ahead = page.waitForResponse((response) => /\/assets\/reviews-\w+-/.test(response.url()));
  await page.goto(`${origin}/`);
  await openDepartment(page, t);
  await ahead;
  await page.waitForLoadState('networkidle');
}

const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first();

test('a product opens with what its card knew, before its data has come [SHOP-19]', async ({ page, shop }) => {
  await openSettledList(page, shop.origin('dk'), shop.texts('da'));
  const code = requestsOf(page, isCode);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    await released;
    await route.continue();
  });
  const name = (await firstCard(page).getByRole('heading').innerText()).trim();
  await firstCard(page).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('[data-pending-page]')).toHaveAttribute('aria-busy', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  release();
  await expect(page.locator('[data-pending-page]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  expect(code).toEqual([]);
});

test('Back shows the list again without a request', async ({ page, shop }) => {
  await openSettledList(page, shop.origin('dk'), shop.texts('da'));
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await firstCard(page).getByRole('link').first().click();
  // Else it rests on a link of the product, and then of the list, whose pages are loaded ahead.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const requests = requestsOf(page, (request) => isCode(request) || isList(request));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(firstCard(page)).toBeVisible();
  expect(requests).toEqual([]);
});

test('Back returns to the list also while the product is still loading [PAIN-14]', async ({ page, shop }) => {
  await openSettledList(page, shop.origin('dk'), shop.texts('da'));
  const list = page.url();
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await firstCard(page).getByRole('link').first().click();
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
});

test('a touched link requests its page before the click', async ({ page, shop }) => {
  await openSettledList(page, shop.origin('dk'), shop.texts('da'));
  const request = page.waitForRequest(isData);
  await firstCard(page).getByRole('link').first().dispatchEvent('touchstart');
  expect((await request).postData()).toContain('productPage');
  expect(new URL(page.url()).pathname).not.toMatch(/^\/p\//);
});
