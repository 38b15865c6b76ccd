import { likeFirst } from '../../fixtures/like-product.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

test(
  'a visitor who is not logged in keeps favourites, in every tab and after a reload [FAV-02, FAV-09]',
  { tag: '@every-check' },
  async ({ page, context, shop }) => {
    const t = shop.texts('da');
    const { name, heart } = await likeFirst(page, t, shop.origin('dk'));
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    const other = await context.newPage();
    await other.goto(page.url());
    const sameHeart = other.getByRole('button', { name: t('Favourite: {name}', { name }) }).first();
    await expect(sameHeart).toHaveAttribute('aria-pressed', 'true');
    await sameHeart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(sameHeart).toHaveAttribute('aria-pressed', 'true');

    await page
      .getByRole('banner')
      .getByRole('link', { name: new RegExp(t('Favourites')) })
      .click();
    await expect(page).toHaveURL(/\/favoritter$/);
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
  },
);

test('a favourite goes to the cart by its size, and may then leave the list, with undo [FAV-10]', async ({
  page,
  shop,
}) => {
  const t = shop.texts('da');
  const { name } = await likeFirst(page, t, shop.origin('dk'));
  await page.goto(`${shop.origin('dk')}/favoritter`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('Choose size: {name}', { name }) }).click();
  await main.getByRole('group').locator('button:not([aria-disabled])').first().click();
  const added = page.getByRole('dialog');
  await expect(added).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(added).toBeHidden();
  const remove = main.getByRole('button', { name: t('Remove from favourites') });
  await expect(remove).toBeFocused();
  await remove.click();
  await expect(main.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: t('Undo') }).click();
  await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
});
