import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { consentGiven } from '../../fixtures/consent.ts';
import { addToCart, containing } from '../../fixtures/journey.ts';
import type { Texts } from '../../fixtures/journey.ts';
import { accountLink } from '../../fixtures/login-panel.ts';
import { screenPaths } from '../../fixtures/screen-paths.ts';
import { expect, markets, test } from '../../fixtures/shop-test.ts';

const isPhone = ({ width }: { readonly width: number }): boolean => width < 768;

const password = 'lyngkunde1';

const heart = (page: Page, t: Texts, name: string) =>
  page.getByRole('main').getByRole('button', { name: t('Favourite: {name}', { name }), exact: true });

const product = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

/** A list of products: its cards by their names. */
async function openList(page: Page, origin: string): Promise<readonly string[]> {
  await page.goto(`${origin}/s/sneakers`);
  const cards = page.getByRole('main').getByRole('article').getByRole('heading');
  await expect(cards.first()).toBeVisible();
  return (await cards.allInnerTexts()).map((name) => name.trim());
}

const loginForm = (page: Page, t: Texts) => page.getByRole('form', { name: t('Log in or create an account') });

async function fillIn(page: Page, t: Texts, email: string, typed: string): Promise<void> {
  await loginForm(page, t).getByLabel(t('Email')).fill(email);
  await loginForm(page, t).getByLabel(t('Password'), { exact: true }).fill(typed);
}

const press = (page: Page, t: Texts, button: 'Log in' | 'Create account') =>
  loginForm(page, t)
    .getByRole('button', { name: t(button), exact: true })
    .click();

const cookieNamesOf = async (context: BrowserContext): Promise<readonly string[]> =>
  (await context.cookies()).map(({ name }) => name);

/** Every part of the page is as wide as the screen at most, and a field is no narrower than a finger needs. */
async function fits(page: Page): Promise<void> {
  const viewport = page.viewportSize();
  if (!viewport) throw new Error('The page has no size.');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(viewport.width);
  const field = await page.getByRole('textbox').last().boundingBox();
  expect(field?.width).toBeGreaterThan(isPhone(viewport) ? 250 : 400);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const market of markets) {
    test(
      `chooses favourites as a guest, makes an account with them, and comes back in ${market.alias} [SHOP-13, AUTH-02, AUTH-11, AUTH-17, FAV-01, FAV-04, FAV-06, FAV-09]`,
      { tag: '@sizes' },
      async ({ page, context, shop, watch }) => {
        watch.allowed.push(/^status 422: /, /console: Failed to load resource.* 422/);
        const t = shop.texts(market.language);
        const origin = shop.origin(market.alias);
        const [first = '', second = ''] = await openList(page, origin);

        // From a list.
        await heart(page, t, first).first().click();
        await expect(page.getByRole('heading', { level: 1, name: t('Favourites') })).toBeVisible();
        await expect(product(page, first)).toBeVisible();
        // From a product's page.
        await openList(page, origin);
        await product(page, second).first().click();
        await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
        await heart(page, t, second).first().click();
        await expect(product(page, second)).toBeVisible();
        await expect(product(page, first)).toBeVisible();
        // Newest first; the heart of what is on the list takes it off.
        await heart(page, t, first).click();
        await expect(product(page, first)).toBeHidden();
        await expect(product(page, second)).toBeVisible();

        // The page that wanted a login gets it.
        await accountLink(page, t).click();
        await expect(loginForm(page, t)).toBeVisible();
        await fits(page);
        const email = `${randomUUID()}@example.com`;
        await fillIn(page, t, email, 'kort');
        await press(page, t, 'Create account');
        await expect(page.getByRole('alert')).toContainText(
          t('Use at least {minPasswordLength} characters').replace('{minPasswordLength}', '7'),
        );
        await expect(loginForm(page, t).getByLabel(t('Password'), { exact: true })).toBeFocused();
        await expect(loginForm(page, t).getByLabel(t('Email'))).toHaveValue(email);
        await expect(loginForm(page, t).getByLabel(t('Password'), { exact: true })).toHaveValue('');
        await fillIn(page, t, email, password);
        await press(page, t, 'Create account');
        await expect(page).toHaveURL(/\/account$/);
        const logout = page.getByRole('button', { name: t('Log out') });
        await expect(logout).toBeVisible();
        expect(await cookieNamesOf(context)).not.toContain('ralph-favourites');

        // The guest's favourites are in the account.
        await page
          .getByRole('main')
          .getByRole('link', { name: t('Favourites') })
          .click();
        await expect(product(page, second)).toBeVisible();
        await page.goto(`${origin}/account`);
        await logout.click();
        await page
          .getByRole('banner')
          .getByRole('link', { name: containing(t('Favourites')) })
          .click();
        await expect(page.getByRole('heading', { name: t('No favourites yet') })).toBeVisible();

        // A wrong password, then the right one.
        await accountLink(page, t).click();
        await fillIn(page, t, email, 'forkert11');
        await press(page, t, 'Log in');
        await expect(page.getByRole('alert')).toHaveText(t('Wrong email or password.'));
        await fillIn(page, t, email, password);
        await press(page, t, 'Log in');
        await expect(page).toHaveURL(/\/account$/);
        await page.goto(origin + encodeURI(screenPaths[market.alias].favourites));
        await page.getByRole('button', { name: t('Remove all') }).click();
        await expect(page.getByRole('heading', { name: t('No favourites yet') })).toBeVisible();
      },
    );
  }

  test('keeps the cart through a login and goes back to where the login was wanted [SHOP-13, CART-16, ROUTE-20]', async ({
    page,
    shop,
  }) => {
    const t = shop.texts('da');
    const origin = shop.origin('dk');
    const names = await openList(page, origin);
    const email = `${randomUUID()}@example.com`;
    const addFirst = async (name: string): Promise<void> => {
      await openList(page, origin);
      await product(page, name).first().click();
      await addToCart(page, t);
      await expect(page).toHaveURL(/\/cart$/);
    };
    await addFirst(names[0] ?? '');
    await page.goto(`${origin}/?action=login&returnTo=%2Fcart`);
    await fillIn(page, t, email, password);
    await press(page, t, 'Create account');
    await expect(page).toHaveURL(/\/cart$/);
    await expect(product(page, names[0] ?? '')).toBeVisible();
    await page.goto(`${origin}/account`);
    await page.getByRole('button', { name: t('Log out') }).click();

    // The account's cart and another guest's become one.
    await addFirst(names[1] ?? '');
    await expect(product(page, names[0] ?? '')).toBeHidden();
    await page.goto(`${origin}/?action=login&returnTo=%2F%2Fevil.example%2Fcart`);
    await fillIn(page, t, email, password);
    await press(page, t, 'Log in');
    await expect(page).toHaveURL(`${origin}/account`);
    await page.goto(`${origin}/cart`);
    await expect(product(page, names[0] ?? '')).toBeVisible();
    await expect(product(page, names[1] ?? '')).toBeVisible();
  });
});

for (const [whose, title] of [
  ['a guest', 'is in the list of the browser later'],
  ['an account', 'is on the screen of a new device before the account has been read'],
] as const) {
  test(`a favourite that ${whose} has posted without JavaScript ${title}, without a flash [SHOP-13, FAV-02, FAV-05]`, async ({
    browser,
    shop,
  }) => {
    const t = shop.texts('da');
    const origin = shop.origin('dk');
    const before = await browser.newContext({ javaScriptEnabled: false, storageState: consentGiven });
    const plain = await before.newPage();
    if (whose === 'an account') {
      await plain.goto(`${origin}/account`);
      await fillIn(plain, t, `${randomUUID()}@example.com`, password);
      await press(plain, t, 'Create account');
      await expect(plain).toHaveURL(/\/account$/);
    }
    const [name = ''] = await openList(plain, origin);
    await heart(plain, t, name).first().click();
    await expect(product(plain, name)).toBeVisible();
    const cookies = await before.cookies();
    await before.close();

    const context = await browser.newContext({ storageState: consentGiven });
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.addInitScript(() => {
      // The page's texts after it has lost its products.
      const flashes: string[] = [];
      Object.assign(window, { flashes });
      let hadProducts = false;
      new MutationObserver(() => {
        const hasProducts = document.querySelector('main article') !== null;
        if (hadProducts && !hasProducts) flashes.push(document.querySelector('main')?.textContent ?? '');
        hadProducts ||= hasProducts;
      }).observe(document, { childList: true, subtree: true });
    });
    const synced =
      whose === 'an account' &&
      page.waitForResponse((response) => /\/likes\/users\/.*\/products$/.test(response.url()));
    const response = await page.goto(`${origin}/favoritter`);
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    // The browser keeps it from here on.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites'))).toMatch(/^\[\d+\]$/);
    expect(await cookieNamesOf(context)).not.toContain('ralph-favourites');
    await synced;
    await expect(heart(page, t, name)).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => (window as unknown as { readonly flashes: readonly string[] }).flashes)).toEqual(
      [],
    );
    await page.reload();
    await expect(product(page, name)).toBeVisible();
    await context.close();
  });
}
