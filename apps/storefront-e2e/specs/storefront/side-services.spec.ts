import type { Page } from '@playwright/test';
import { freePort } from '../../fixtures/free-port.ts';
import { addToCart, openProduct } from '../../fixtures/journey.ts';
import type { Texts } from '../../fixtures/journey.ts';
import { screenPaths } from '../../fixtures/screen-paths.ts';
import { expect, test as base } from '../../fixtures/shop-test.ts';
import { outwaitFailure, startShopWithoutServices, visitAs } from '../../fixtures/side-service-shop.ts';
import type { ShopWithoutServices } from '../../fixtures/side-service-shop.ts';
import { servedDuring } from '../../fixtures/side-service-pages.ts';
import type { PageKind } from '../../fixtures/side-service-pages.ts';
import { browserCells, cellTitle } from '../../fixtures/side-service-table.ts';
import type { Service } from '../../fixtures/side-services.ts';
import { waitForHydration } from '../../fixtures/wait-for-hydration.ts';

const test = base.extend<object, { shopWithoutServices: ShopWithoutServices }>({
  shopWithoutServices: [
    async ({}, use, { project }) => {
      const port = Number(new URL(project.use.baseURL ?? '').port);
      // A busy machine is not an outage of images.
      const shop = await startShopWithoutServices(port, await freePort(), { SERVICE_IMAGES_PROXY_TIMEOUT: '60000' });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
});

/** The requests of a tab to each service, as they may fail. */
const requests: Readonly<Record<Service, RegExp>> = {
  search: /\/api\/storefront\/v3\//,
  favourites: /\/likes\//,
  loyalty: /\/api\/voyado-engage\/|\/graphql\b/,
  // Without a new token the favourites service responds with 401.
  login: /\/(auth|likes)\//,
  socket: /\/graphql\/ws/,
  images: /\/cdn-cgi\//,
  collector: /\/collect/,
};

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

const opensProduct = async (page: Page, t: Texts): Promise<void> => void (await openProduct(page, t));

/** The shopper's action on each page. */
const actions: Readonly<Record<PageKind, (page: Page, t: Texts) => Promise<void>>> = {
  'front page': opensProduct,
  list: opensProduct,
  product: async (page, t) => {
    await addToCart(page, t);
    await expect(page.getByRole('dialog').getByRole('link', { name: t('Go to checkout') })).toBeVisible();
  },
  'search results': opensProduct,
  favourites: opensProduct,
  cart: async (page, t) => {
    await page
      .getByRole('main')
      .getByRole('link', { name: t('Go to checkout') })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('Checkout') })).toBeVisible();
  },
  checkout: async (page, t) => {
    const email = page.getByRole('textbox', { name: t('Email'), exact: true });
    await email.fill('solveig@example.com');
    await page.getByRole('textbox', { name: t('Postal code'), exact: true }).fill('2100');
    await expect(page.getByRole('textbox', { name: t('City'), exact: true })).toHaveValue('København Ø');
  },
  account: async (page, t) => {
    await page.goto(new URL(screenPaths.dk.orders, page.url()).href);
    await expect(heading(page)).toHaveText(t('No orders yet'));
  },
  content: async (page) => {
    const link = page.getByRole('main').getByRole('navigation').getByRole('link').last();
    const name = await link.innerText();
    await link.click();
    await expect(heading(page)).toHaveText(name);
  },
};

for (const cell of browserCells) {
  const { service, failure, kind } = cell;
  test(cellTitle(cell), { tag: '@images' }, async ({ page, context, watch, shop, shopWithoutServices }) => {
    const { side, host, visitor, pages } = shopWithoutServices;
    const t = shop.texts('da');
    const origin = `http://${host}`;
    await visitAs(context, { origin, visitor, isExpired: service === 'login', backendPort: shop.port + 1 });
    watch.allowed.push(
      new RegExp(`^(status (4|5)\\d\\d|request): ?.*(${requests[service].source})`),
      // One customer opens all pages, faster than the limit of their contact's requests allows.
      /^status 429: .*get-contact/,
      /^console: Failed to load resource/,
      /^console: WebSocket connection/,
    );
    const served = servedDuring(pages[kind], kind, service, failure);
    if (served.status === 503) watch.allowed.push(/^status 503/);
    void side.fail({ service, failure });
    const opening = page.goto(`${origin}${served.target}`, { waitUntil: 'commit' });
    const response = await outwaitFailure(shopWithoutServices, service, failure, opening);
    expect(response?.status()).toBe(served.status);
    await expect(heading(page)).toBeVisible();
    // HTTP/1.1 has six connections: scripts and the next page wait for the images that hang.
    if (service === 'images' && failure === 'hang') side.recover();
    await waitForHydration(page);
    const isComplete = served.status === pages[kind].status && served.hasContent === pages[kind].hasContent;
    if (isComplete) {
      await actions[kind](page, t);
      return;
    }
    // A slow list replaces the error of the server, which has waited less than the browser does.
    const isSlow = kind === 'favourites' && failure === '5 s';
    const main = page.getByRole('main');
    await expect(isSlow ? main.getByRole('article') : main.getByText(t('Try again'), { exact: true })).toBeVisible();
  });
}
