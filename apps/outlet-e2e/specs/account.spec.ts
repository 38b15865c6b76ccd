import { createShop } from '../../storefront-e2e/fixtures/http-test.ts';
import { accountLink, panel } from '../../storefront-e2e/fixtures/login-panel.ts';
import { alternatesOf } from '../../storefront-e2e/fixtures/page-facts.ts';
import { openHydrated } from '../../storefront-e2e/fixtures/wait-for-hydration.ts';
import { expect, name, openCampaign, test } from '../fixtures/outlet.ts';

test('opens the login on the page, and keeps a favourite', async ({ page, shop }) => {
  const t = shop.texts('sv');
  await openHydrated(page, `${shop.origin('se')}/`);
  await accountLink(page, t).click();
  await expect(panel(page, t).getByRole('form', { name: t('Log in') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page, t)).toBeHidden();

  await openCampaign(page, t);
  const card = page.getByRole('main').getByRole('article').first();
  const product = (await card.getByRole('heading').innerText()).trim();
  const heart = card.getByRole('button', { name: t('Favourite: {name}', { name: product }) });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(t('Favourites')) })
    .click();
  await expect(page.getByRole('main').getByRole('link', { name: product, exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: product, exact: true })).toBeVisible();
});

test('a missing page is a Finnish one with links that lead on', async ({ page, shop, watch }) => {
  watch.allowed.push(/404/);
  const t = shop.texts('fi');
  const response = await page.goto(`${shop.origin('fi')}/ei-ole`);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(new RegExp(`${name}$`));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('Bestsellers') })
    .click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('has its own icon, and addresses of its markets alone', async ({ shop }) => {
  const { get } = createShop(shop.port);
  const icon = await get('se', '/favicon.svg');
  expect([icon.status, icon.header('content-type')]).toEqual([200, 'image/svg+xml']);
  expect((await get('se', '/healthz')).status).toBe(200);
  const { text } = await get('se', '/');
  expect(alternatesOf(text).map(([language]) => language)).toEqual(['sv-SE', 'fi-FI', 'x-default']);
});
