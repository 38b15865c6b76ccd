import { randomUUID } from 'node:crypto';
import { createBackendApi } from '../../fixtures/backend-api.ts';
import { giveCart } from '../../fixtures/checkout-journey.ts';
import { backendPort } from '../../fixtures/find-product.ts';
import { completeButton, fillInCheckout } from '../../fixtures/journey.ts';
import { giveSession, registerCustomer } from '../../fixtures/logged-in.ts';
import { approve } from '../../fixtures/payment-form.ts';
import { waitForHydration } from '../../fixtures/screens.ts';
import { expect, markets, test } from '../../fixtures/shop-test.ts';

const [denmark] = markets;
if (!denmark) throw new Error('The first market is Denmark.');

test('a customer joins, buys, sees the points that wait, and leaves [ACC-04, LOY-03]', async ({ page, shop }) => {
  const t = shop.texts('da');
  const origin = shop.origin('dk');
  const backend = backendPort(shop.port);
  const account = await registerCustomer(backend, `${randomUUID()}@example.com`);
  await giveSession(page.context(), { port: backend, origin, account });
  await page.goto(`${origin}/account`);
  await waitForHydration(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: t('Membership') }).click();
  await expect(main.getByRole('heading', { level: 1, name: t('Membership') })).toBeVisible();
  await main.getByRole('button', { name: t('Become a member') }).click();
  await expect(page.getByText(t('Welcome as a member. From now on your purchases give points.'))).toBeVisible();
  const points = main.getByRole('region', { name: t('Your points') });
  await expect(points).toBeVisible();

  const api = createBackendApi(backend);
  const sku = (await api.countedSkus()).findLast(({ price }) => price >= 100);
  if (!sku) throw new Error('The catalogue has no size with counted stock.');
  await giveCart(page.context(), origin, await api.fillCart(sku.skuId, 2));
  await page.goto(`${origin}/kassen`);
  await fillInCheckout(page, t, denmark, account.email);
  await completeButton(page, t).click();
  await approve(page);
  await expect(main.getByText(/^Ordrenummer \d+$/)).toBeVisible();

  await page.goto(`${origin}/min-konto/medlemskab`);
  await waitForHydration(page);
  await expect(points.getByRole('listitem')).toHaveCount(1);
  await main.getByText(t('Leave the programme')).click();
  await main.getByRole('button', { name: t('Yes, leave the programme') }).click();
  await expect(main.getByRole('button', { name: t('Become a member') })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer joins and chooses how the shop may write [LOY-03, LOY-10]', async ({ page, shop, watch }) => {
    watch.allowed.push(/^request: \S+\.js csp$/);
    const t = shop.texts('sv');
    const origin = shop.origin('se');
    const backend = backendPort(shop.port);
    const account = await registerCustomer(backend, `${randomUUID()}@example.com`);
    await giveSession(page.context(), { port: backend, origin, account });
    await page.goto(`${origin}/mina-sidor/medlemskap`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: t('Become a member') }).click();
    await main.getByRole('checkbox', { name: t('By text message') }).check();
    const saved = page.waitForEvent('load');
    await main.getByRole('button', { name: t('Save preferences') }).click();
    await saved;
    await page.reload();
    await expect(main.getByRole('checkbox', { name: t('By text message') })).toBeChecked();
    await expect(main.getByRole('checkbox', { name: t('By email') })).not.toBeChecked();
  });
});
