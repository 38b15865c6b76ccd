import { buyAs, openCustomer } from '../../fixtures/new-customer.ts';
import { openHydrated } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

test('a customer joins, buys, sees the points that wait, and leaves [ACC-04, LOY-03]', async ({ page, shop }) => {
  const t = shop.texts('da');
  const origin = shop.origin('dk');
  const account = await openCustomer(page, shop);
  await openHydrated(page, `${origin}/account`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: t('Membership') }).click();
  await expect(main.getByRole('heading', { level: 1, name: t('Membership') })).toBeVisible();
  await main.getByRole('button', { name: t('Become a member') }).click();
  await expect(page.getByText(t('Welcome as a member. From now on your purchases give points.'))).toBeVisible();
  const points = main.getByRole('region', { name: t('Your points') });
  await expect(points).toBeVisible();

  await buyAs(page, shop, account, 2);
  await expect(main.getByText(/^Ordrenummer \d+$/)).toBeVisible();

  await openHydrated(page, `${origin}/min-konto/medlemskab`);
  await expect(points.getByRole('listitem')).toHaveCount(1);
  await main.getByText(t('Leave the programme')).click();
  await main.getByRole('button', { name: t('Yes, leave the programme') }).click();
  await expect(main.getByRole('button', { name: t('Become a member') })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer joins and chooses how the shop may write [LOY-03, LOY-10]', async ({ page, shop }) => {
    const t = shop.texts('sv');
    await openCustomer(page, shop, 'se');
    await page.goto(`${shop.origin('se')}/mina-sidor/medlemskap`);
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
