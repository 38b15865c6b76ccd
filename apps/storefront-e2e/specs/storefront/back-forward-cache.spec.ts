import type { Browser, Page } from '@playwright/test';
import { createBackendApi } from '../../fixtures/backend-api.ts';
import { giveCart } from '../../fixtures/checkout-journey.ts';
import { openDepartment, openProduct } from '../../fixtures/journey.ts';
import type { Texts } from '../../fixtures/journey.ts';
import { fillCart } from '../../fixtures/new-customer.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

// The headless shell has no back-forward cache, so these run in the full Chromium: the configured one, or Playwright's own.
const { CHROMIUM_PATH: executablePath } = process.env;
const fullChromium = executablePath ? { executablePath } : { channel: 'chromium' };

// Playwright disables the back-forward cache by default.
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
 * The very page that was left, with its scripts; a page that was loaded again has no mark. Chromium does not cache a page
 * with a cart (`no-store`) that has loaded another resource of that kind, nor one that got a message from another page.
 */
const cachedPage = (page: Page) => page.locator('html[data-persisted="true"]');

/** The error page comes last of what every tab loads. */
const waitForHydration = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/idle-'))),
    )
    .toBe(true);

/** Opens a list or a product as a document of its own, and waits until it is fully hydrated. */
async function open(page: Page, origin: string, t: Texts, kind: 'list' | 'product'): Promise<void> {
  await page.goto(`${origin}/`);
  await openDepartment(page, t);
  if (kind === 'product') await openProduct(page, t);
  await page.reload();
  await waitForHydration(page);
}

/** The bag in the header, with its accessible text. */
function bagOf(page: Page, t: Texts, units: number) {
  const [, label = '', one = '', other = ''] =
    /^(.*)\{count, plural, one \{(.*)\} other \{(.*)\}\}$/.exec(
      t('Cart, {count, plural, one {# item} other {# items}}'),
    ) ?? [];
  const name = units === 0 ? t('Cart') : label + (units === 1 ? one : other).replace('#', String(units));
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}

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

// A connection that is being made when its page is left: the browser ends it and reports that, a script cannot prevent it.
test.beforeEach(({ watch }) => void watch.allowed.push(/WebSocket .* Page entered Back-Forward Cache/));

for (const kind of ['list', 'product'] as const) {
  test(
    `a ${kind} page comes from the back-forward cache and shows the current cart count at once [PAIN-04] (IDEA-3)`,
    { tag: '@half' },
    async ({ page, shop, context }) => {
      const t = shop.texts('da');
      const origin = shop.origin('dk');
      const api = createBackendApi(shop.port + 1);
      const cartId = await api.fillCart((await api.plentiful()).skuId, 1);
      await open(page, origin, t, kind);
      await expect(bagOf(page, t, 0)).toBeVisible();
      await leaveAndReturn(page, `${origin}/`, () => giveCart(context, origin, cartId));
      await expect(cachedPage(page)).toBeAttached();
      await expect(bagOf(page, t, 1)).toBeVisible();
    },
  );
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page comes from the back-forward cache, the first one too, whose visit registers it [APP-08]', async ({
    page,
    shop,
  }) => {
    const origin = shop.origin('dk');
    const hasWorker = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await page.goto(`${origin}/nyheder`);
    await waitForHydration(page);
    await expect.poll(hasWorker).toBe('activated');
    await leaveAndReturn(page, `${origin}/`, async () => undefined);
    await expect(cachedPage(page)).toBeAttached();
    // Now the worker has it.
    await page.goto(`${origin}/bestseller-lige-nu`);
    await waitForHydration(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await leaveAndReturn(page, `${origin}/`, async () => undefined);
    await expect(cachedPage(page)).toBeAttached();
  });
});

test('the cart page shows the current lines after Back, from the cache or not [PAIN-04] (IDEA-3)', async ({
  page,
  shop,
  browser,
}) => {
  const t = shop.texts('da');
  const origin = shop.origin('dk');
  const { cartId } = await fillCart(page, shop);
  await page.goto(`${origin}/cart`);
  await waitForHydration(page);
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1');
  await leaveAndReturn(page, `${origin}/favoritter`, () => emptyElsewhere(browser, origin, cartId, t));
  await expect(page.getByRole('heading', { name: t('Your cart is empty') })).toBeVisible();
});
