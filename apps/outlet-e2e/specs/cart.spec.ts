import { addToCart, filterByBrand, openProduct } from '../../storefront-e2e/fixtures/journey.ts';
import { expect, openCampaign, outletMarkets, test } from '../fixtures/outlet.ts';

for (const { alias, language } of outletMarkets)
  test(`from the front page in ${alias} over a filtered list into the cart`, async ({ page, shop }) => {
    const t = shop.texts(language);
    await page.goto(`${shop.origin(alias)}/`);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('See what sells most') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('Good things, lower prices'));
    await filterByBrand(page, t);
    const product = await openProduct(page, t);
    await addToCart(page, t);

    const miniCart = page.getByRole('dialog', { name: t('Added to your cart') });
    await expect(miniCart.getByRole('link', { name: product })).toBeVisible();
    await expect(miniCart).toContainText(alias === 'fi' ? '€' : 'kr');
    await miniCart.getByRole('link', { name: t('See your cart') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('Your cart') })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: product }).first()).toBeVisible();
  });

test('buys from a card in the quick shop, and is shown what goes with it', async ({ page, shop }) => {
  const t = shop.texts('sv');
  await page.goto(`${shop.origin('se')}/`);
  await openCampaign(page, t);
  const card = page.getByRole('main').locator('a[data-quick-shop]').first();
  await card.focus();
  await card.click();
  const quickShop = page.getByRole('dialog');
  await expect(quickShop.getByRole('button', { name: t('Add to bag') })).toBeVisible();
  await addToCart(page, t);
  const miniCart = page.getByRole('dialog', { name: t('Added to your cart') });
  await expect(miniCart.getByRole('heading', { name: t('Goes well together') })).toBeVisible();
});
