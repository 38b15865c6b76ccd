import { createBackendApi } from '../../fixtures/backend-api.ts';
import { startFakeBackend } from '../../fixtures/fake-backend.ts';
import { giveCart } from '../../fixtures/checkout-journey.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

test('[REL-3] a page that came from the cache during an outage shows the cart as soon as the backend is back', async ({
  page,
  context,
  shop,
  startOwnStorefront,
  watch,
}) => {
  watch.allowed.push(/status of 503/, /^status 503/);
  const api = createBackendApi(shop.port + 1);
  const cartId = await api.fillCart((await api.plentiful()).skuId, 1);
  const backend = await startFakeBackend(shop.port);
  const storefront = await startOwnStorefront({ backendPort: backend.port });
  const origin = `http://dk.localhost:${storefront.port}`;
  try {
    await page.goto(origin);
    await giveCart(context, origin, cartId);
    backend.become('down');
    const response = await page.goto(`${origin}/?utm_source=letter`);
    expect(response?.status()).toBe(200);
    const cart = page.getByRole('banner').locator('a[href="/cart"], button').filter({ hasText: /1/ });
    await expect(cart).toHaveCount(0);
    backend.become('well');
    await expect(cart.first()).toBeVisible();
    expect((await context.cookies(origin)).find(({ name }) => name === 'ralph-cart')?.value).toBe(cartId);
  } finally {
    await backend.close();
  }
});
