import type { Page } from '@playwright/test';
import { addToCart, openDepartment, openProduct } from '../../fixtures/journey.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

test('a hash leads to its element [ROUTE-16]', async ({ page, shop }) => {
  await page.goto(`${shop.origin('dk')}/m%C3%A6rker`);
  const letters = page.getByRole('main').getByRole('navigation').last().getByRole('link');
  await letters.last().click();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(50);
});

test(
  'the keyboard goes on from the new page’s heading, and the tab is named after it',
  { tag: '@every-check' },
  async ({ page, shop }) => {
    const t = shop.texts('da');
    await page.goto(`${shop.origin('dk')}/`);
    await openDepartment(page, t);
    const name = await openProduct(page, t);
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url());
  },
);

test('another country’s shop shows the same page [PAIN-12]', async ({ page, shop }) => {
  const t = shop.texts('da');
  await page.goto(`${shop.origin('dk')}/`);
  await openDepartment(page, t);
  await openProduct(page, t);
  // The address changes before the page and its head do.
  const alternate = page.locator('link[hreflang="sv-SE"]');
  await expect(alternate).toHaveAttribute('href', /\/p\//);
  const swedish = await alternate.getAttribute('href');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sverige' }).click();
  await expect(page).toHaveURL(swedish ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Danmark' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'da');
  await page.goto(`${shop.origin('dk')}/cart`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Suomi' }).click();
  await expect(page).toHaveURL(`${shop.origin('fi')}/cart`);
});

test('the sign-up in the footer, which only the server writes, has no place in the checkout and is there after it [ACC-09]', async ({
  page,
  shop,
}) => {
  const t = shop.texts('da');
  await page.goto(`${shop.origin('dk')}/`);
  await openDepartment(page, t);
  const name = await openProduct(page, t);
  await addToCart(page, t);
  const signUp = page.getByRole('form', { name: t('Newsletter') });
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('Go to checkout') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('Checkout') })).toBeVisible();
  await expect(signUp).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(signUp.getByRole('textbox')).toBeVisible();
});

test(
  'another country opens the same page in its language, with its texts alone, and is stored [ROUTE-25]',
  { tag: '@every-check' },
  async ({ page, context, shop }) => {
    const [da, fi] = [shop.texts('da'), shop.texts('fi')];
    await page.goto(`${shop.origin('dk')}/nyheder`);
    await expect(page.getByRole('heading', { level: 1, name: da('New in') })).toBeVisible();
    const scripts: string[] = [];
    page.on('request', (request) => {
      const { hostname, pathname } = new URL(request.url());
      // The page that is left may still load texts.
      if (hostname.startsWith('fi.')) scripts.push(pathname);
    });
    await page
      .getByRole('contentinfo')
      .getByRole('group', { name: da('Country') })
      .getByRole('link', { name: 'Suomi (EUR)' })
      .click();
    await expect(page).toHaveURL(`${shop.origin('fi')}/uutuudet`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
    await expect(page.getByRole('heading', { level: 1, name: fi('New in') })).toBeVisible();
    expect(scripts.filter((path) => /-(?:da|sv|nb)-[\w-]+\.js$/.test(path))).toEqual([]);
    expect(scripts.some((path) => /\bfi-[\w-]+\.js$/.test(path))).toBe(true);
    const cookies = await context.cookies(shop.origin('dk'));
    expect(cookies.find(({ name }) => name === 'ralph-selected-market')?.value).toBe('fi');
  },
);
