import type { Browser, Page } from '@playwright/test';
import { createBackendApi } from '../../fixtures/backend-api.ts';
import { giveCart } from '../../fixtures/checkout-journey.ts';
import { consentGiven } from '../../fixtures/consent.ts';
import { backendPort } from '../../fixtures/find-product.ts';
import { addToCart } from '../../fixtures/journey.ts';
import { giveSession, registerCustomer } from '../../fixtures/logged-in.ts';
import { openHydrated } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

const newDevice = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ storageState: consentGiven })).newPage();

/** Opens an address, and waits until its page follows something on the server. */
async function openLive(page: Page, address: string, subscription: string): Promise<void> {
  const subscribed = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framesent', { predicate: ({ payload }) => String(payload).includes(subscription) }),
    );
  await openHydrated(page, address);
  await subscribed;
}

/** A mark that a page which is loaded again has not. */
const markPage = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
const isSamePage = (page: Page) => expect(page.locator('html[data-same-page]')).toBeAttached();

test(
  'what is added to the cart on one device appears on the other without a reload [CART-04]',
  { tag: '@every-check' },
  async ({ page, browser, shop }) => {
    const t = shop.texts('da');
    const origin = shop.origin('dk');
    const port = backendPort(shop.port);
    const api = createBackendApi(port);
    const [first, second] = (await api.countedSkus())
      .filter(({ inStock }) => inStock >= 10)
      .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index);
    if (!first || !second) throw new Error('The catalogue has too few sizes with counted stock.');
    const account = await registerCustomer(port);
    const cartId = await api.fillCart(first.skuId, 1);
    const other = await newDevice(browser);
    for (const device of [page, other]) {
      await giveSession(device.context(), { port, origin, account });
      await giveCart(device.context(), origin, cartId);
    }
    await openLive(page, `${origin}/cart`, 'CartChanged');
    await markPage(page);
    const lines = page.getByRole('main').getByRole('spinbutton');
    await expect(lines).toHaveCount(1);

    await openHydrated(other, `${origin}/p/${second.alias}`);
    await addToCart(other, t);

    await expect(lines).toHaveCount(2);
    await expect(page.getByRole('main').getByRole('link', { name: second.name }).first()).toBeVisible();
    await isSamePage(page);
    await other.context().close();
  },
);

test('an open product page shows how few are left while others buy [CAT-05]', async ({ page, shop }) => {
  const t = shop.texts('da');
  const origin = shop.origin('dk');
  const api = createBackendApi(backendPort(shop.port));
  const sku = (await api.countedSkus()).find(({ inStock }) => inStock >= 3 && inStock <= 5);
  if (!sku) throw new Error('The catalogue has no size of which few are left.');
  await openLive(page, `${origin}/p/${sku.alias}`, 'StockChanged');
  await markPage(page);
  const size = page.locator(`input[type="radio"][value="${String(sku.skuId)}"]`);
  await size.locator('xpath=..').click();
  const left = (units: number) => page.getByText(t('Only {stock} left', { stock: String(units) })).first();
  await expect(left(sku.inStock)).toBeVisible();

  const payment = await api.order(await api.fillCart(sku.skuId, 1));
  await expect(left(sku.inStock - 1)).toBeVisible();
  await expect(size).toBeChecked();
  await api.decline(payment);
  await expect(left(sku.inStock)).toBeVisible();
  await isSamePage(page);
});

/** A connection that the test can cut; what the page sends over it is heard. */
async function routeSocket(page: Page) {
  let cut = (): Promise<unknown> => Promise.resolve();
  let heard: (message: string) => void = () => undefined;
  await page.routeWebSocket(/\/graphql\/ws$/, (client) => {
    const server = client.connectToServer();
    client.onMessage((message) => {
      server.send(message);
      heard(String(message));
    });
    cut = () => Promise.all([client.close({ code: 1001 }), server.close()]);
  });
  return {
    cut: () => cut(),
    sent: (words: string) =>
      new Promise<void>((resolve) => {
        heard = (message) => message.includes(words) && resolve();
      }),
  };
}

test(
  'an open order shows its new status without a reload, also when the connection was away meanwhile [API-07, ACC-01]',
  { tag: '@every-check' },
  async ({ page, shop }) => {
    const t = shop.texts('da');
    const origin = shop.origin('dk');
    const port = backendPort(shop.port);
    const api = createBackendApi(port);
    const sku = await api.plentiful();
    const account = await registerCustomer(port);
    const token = await giveSession(page.context(), { port, origin, account });
    const payments: string[] = [];
    for (const quantity of [1, 2]) payments.push(await api.order(await api.fillCart(sku.skuId, quantity), token));
    const main = page.getByRole('main');
    const socket = await routeSocket(page);
    const openOrder = async (index: number): Promise<void> => {
      await openHydrated(page, `${origin}/min-konto/bestillinger`);
      const subscribed = socket.sent('OrderStatusChanged');
      await main.getByRole('listitem').nth(index).getByRole('link').click();
      await expect(main.getByRole('heading', { level: 2, name: t('Delivery address') })).toBeVisible();
      await expect(main.getByText(t('Received'))).toBeVisible();
      await subscribed;
      await markPage(page);
    };

    await openOrder(1);
    await api.decline(payments[0] ?? '');
    await expect(main.getByText(t('Cancelled'))).toBeVisible();
    await isSamePage(page);

    await openOrder(0);
    const subscribedAgain = socket.sent('OrderStatusChanged');
    await socket.cut();
    await api.decline(payments[1] ?? '');
    // The page connects again by itself.
    await subscribedAgain;
    await expect(main.getByText(t('Cancelled'))).toBeVisible();
    await isSamePage(page);
  },
);
