import type { Page } from '@playwright/test';
import { holdBack } from '../../fixtures/hold-back.ts';
import { fillCart } from '../../fixtures/new-customer.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

const bag = (page: Page) => page.getByRole('banner').locator('a[href="/cart"]');

/** The count that is drawn before the cart has loaded. Found and read at once: the live link takes the place of the first. */
const hintOn = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const link = document.querySelector('header a[href="/cart"]');
    return link ? getComputedStyle(link, '::after').content : undefined;
  });

test(
  'a shopper with a cart gets the shared page; the last known count is there before the cart has loaded',
  { tag: '@every-check' },
  async ({ page, context, shop }) => {
    const origin = shop.origin('dk');
    const { cartId } = await fillCart(page, shop);
    await context.addCookies([{ name: 'ralph-cart-count', value: '7', url: origin }]);
    const release = await holdBack(page, '**/graphql');
    const cartRequest = page.waitForRequest('**/graphql');
    const response = await page.goto(`${origin}/nyheder`);
    expect(response?.headers()['cache-control']).toBe('no-cache');
    expect(await response?.text()).not.toContain(cartId);
    await expect.poll(() => hintOn(page)).toBe('"7"');
    // Also when the live bag has taken its place.
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await cartRequest;
    expect(await hintOn(page)).toBe('"7"');
    release();
    await expect(bag(page).getByText('1', { exact: true })).toBeVisible();
    await expect.poll(() => hintOn(page)).toBe('none');
    const cookies = await context.cookies(origin);
    expect(cookies.find(({ name }) => name === 'ralph-cart-count')?.value).toBe('1');
  },
);

test('a shopper without a cart has no count, with a count in the cookie too', async ({ page, context, shop }) => {
  const origin = shop.origin('dk');
  await context.addCookies([{ name: 'ralph-cart-count', value: '7', url: origin }]);
  await page.goto(`${origin}/nyheder`);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(await hintOn(page)).toBe('none');
});
