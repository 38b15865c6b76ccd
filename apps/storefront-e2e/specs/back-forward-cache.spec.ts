import type { Browser, Page } from '@playwright/test';
import { createBackendApi } from '../fixtures/backend-api.ts';
import type { BackendApi } from '../fixtures/backend-api.ts';
import { giveCart } from '../fixtures/checkout-journey.ts';
import { addToCart, openDepartment, openProduct } from '../fixtures/journey.ts';
import type { Texts } from '../fixtures/journey.ts';
import { expect, test } from '../fixtures/shop-test.ts';

// The headless shell keeps no page, so these run in the whole Chromium: the one that is named, else Playwright's own.
const { CHROMIUM_PATH: executablePath } = process.env;
const fullChromium = executablePath ? { executablePath } : { channel: 'chromium' };

// Playwright keeps every page out of the back-forward cache, unless told.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        ...fullChromium,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
    },
    { scope: 'worker' },
  ],
});

/** Leaves the page for another document, and goes back to it. */
async function leaveAndReturn(page: Page, elsewhere: string, meanwhile: () => Promise<unknown>): Promise<void> {
  const left = page.url();
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) =>
      document.documentElement.setAttribute('data-persisted', String(persisted)),
    ),
  );
  await page.goto(elsewhere);
  await meanwhile();
  // `goBack` waits for a document to load; this one may be there.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(left);
}

/**
 * The very page that was left, script and all; where it was loaded anew nobody has marked it. Chromium does not keep a page
 * with a cart (`no-store`) that has asked for something else of that kind, nor one to which another page has spoken meanwhile.
 */
const keptPage = (page: Page) => page.locator('html[data-persisted="true"]');

/** The API client comes last of all. */
const comeAlive = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('browser-gateway')),
      ),
    )
    .toBe(true);

/** Opens a list or a product as a document of its own, and waits until it is wholly alive. */
async function open(page: Page, origin: string, t: Texts, kind: 'list' | 'product'): Promise<void> {
  await page.goto(`${origin}/`);
  await openDepartment(page, t);
  if (kind === 'product') await openProduct(page, t);
  await page.reload();
  await comeAlive(page);
}

/** The bag in the header, with what it says of its content. */
function bagOf(page: Page, t: Texts, units: number) {
  const [, label = '', one = '', other = ''] =
    /^(.*)\{count, plural, one \{(.*)\} other \{(.*)\}\}$/.exec(
      t('Cart, {count, plural, one {# item} other {# items}}'),
    ) ?? [];
  return page
    .getByRole('banner')
    .getByRole('link', { name: label + (units === 1 ? one : other).replace('#', String(units)), exact: true });
}

const fillCart = async (backend: BackendApi): Promise<string> =>
  backend.fillCart((await backend.countedSkus()).at(-1)?.skuId ?? 0, 1);

/** Takes the only line out of a cart on another device: nothing in this browser hears of it. */
async function emptyElsewhere(browser: Browser, origin: string, cartId: string, t: Texts): Promise<void> {
  const device = await browser.newContext({ javaScriptEnabled: false });
  await giveCart(device, origin, cartId);
  const page = await device.newPage();
  await page.goto(`${origin}/cart`);
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${t('Remove {name}', { name: '' })}`) })
    .click();
  await expect(page.getByRole('heading', { name: t('Your cart is empty') })).toBeVisible();
  await device.close();
}

for (const kind of ['list', 'product'] as const) {
  test(`a ${kind} page is kept for Back, and counts at once what is in the cart by then [PAIN-04] (IDEA-3)`, async ({
    page,
    shop,
    context,
  }) => {
    const t = shop.texts('da');
    const origin = shop.origin('dk');
    const cartId = await fillCart(createBackendApi(shop.port + 1));
    await open(page, origin, t, kind);
    await expect(bagOf(page, t, 0)).toBeVisible();
    await leaveAndReturn(page, `${origin}/`, () => giveCart(context, origin, cartId));
    await expect(keptPage(page)).toBeAttached();
    await expect(bagOf(page, t, 1)).toBeVisible();
  });

  test(`a ${kind} page with a cart counts after Back what it holds by then, kept or not [PAIN-04] (IDEA-3)`, async ({
    page,
    shop,
    context,
    browser,
  }) => {
    const t = shop.texts('da');
    const origin = shop.origin('dk');
    const cartId = await fillCart(createBackendApi(shop.port + 1));
    await giveCart(context, origin, cartId);
    await open(page, origin, t, kind);
    await expect(bagOf(page, t, 1)).toBeVisible();
    await leaveAndReturn(page, `${origin}/favoritter`, () => emptyElsewhere(browser, origin, cartId, t));
    await expect(bagOf(page, t, 0)).toBeVisible();
  });
}

test('the cart page shows after Back the lines that the cart has by then, kept or not [PAIN-04] (IDEA-3)', async ({
  page,
  shop,
  context,
  browser,
}) => {
  const t = shop.texts('da');
  const origin = shop.origin('dk');
  const cartId = await fillCart(createBackendApi(shop.port + 1));
  await giveCart(context, origin, cartId);
  await page.goto(`${origin}/cart`);
  await comeAlive(page);
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1');
  await leaveAndReturn(page, `${origin}/favoritter`, () => emptyElsewhere(browser, origin, cartId, t));
  await expect(page.getByRole('heading', { name: t('Your cart is empty') })).toBeVisible();
});

test('a page that is left to buy something counts it after Back [PAIN-04] (IDEA-3)', async ({ page, shop }) => {
  const t = shop.texts('da');
  const origin = shop.origin('dk');
  await open(page, origin, t, 'product');
  const product = page.url();
  await page.goto(`${origin}/nyheder`);
  await comeAlive(page);
  await leaveAndReturn(page, product, async () => {
    await addToCart(page, t);
    await expect(page.getByRole('dialog', { name: t('Added to your cart') })).toBeVisible();
    // The server has heard of it.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cart-pending'))).toBeNull();
  });
  await expect(bagOf(page, t, 1)).toBeVisible();
});
