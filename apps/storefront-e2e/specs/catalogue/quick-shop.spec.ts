import type { Locator, Page } from '@playwright/test';
import { expectFocusInDialog } from '../../fixtures/focus.ts';
import { isPhone } from '../../fixtures/journey.ts';
import type { Texts } from '../../fixtures/journey.ts';
import { openHydrated } from '../../fixtures/screens.ts';
import { expect, markets, test } from '../../fixtures/shop-test.ts';

const cards = (page: Page, t: Texts): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasNotText: t('Sold out') });

const nameOf = async (card: Locator): Promise<string> => (await card.getByRole('heading').innerText()).trim();

const controlOf = async (card: Locator, t: Texts): Promise<Locator> =>
  card.getByRole('link', { name: t('Quick shop: {name}', { name: await nameOf(card) }) });

async function openQuickShop(page: Page, card: Locator, t: Texts): Promise<Locator> {
  const name = await nameOf(card);
  const control = await controlOf(card, t);
  if (!isPhone(page)) await card.hover();
  await control.click();
  const panel = page.getByRole('dialog', { name });
  await expect(panel.getByRole('button', { name: t('Add to bag') })).toBeVisible();
  return panel;
}

for (const { alias, language } of markets) {
  test(
    `buys from a card, and is shown what was added and what goes with it, in ${alias} [CAT-10] [CART-13] [UI-09]`,
    { tag: '@sizes' },
    async ({ page, shop }) => {
      const t = shop.texts(language);
      await openHydrated(page, `${shop.origin(alias)}/c/dame`);
      const address = page.url();
      const card = cards(page, t).first();
      const name = await nameOf(card);
      const panel = await openQuickShop(page, card, t);
      expect(page.url()).toBe(address);
      // The second tap adds: a size, or the button of what has one size only.
      await panel
        .locator('label')
        .filter({ hasNotText: t('Sold out') })
        .or(panel.getByRole('button', { name: t('Add to bag') }))
        .first()
        .click();

      const popup = page.getByRole('dialog', { name: t('Added to your cart') });
      await expect(popup.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(page.locator('dialog[open]')).toHaveCount(1);
      await expect(popup.getByRole('link', { name: t('Go to checkout') })).toBeVisible();
      await expect(
        popup
          .getByRole('region', { name: t('Goes well together') })
          .getByRole('article')
          .first(),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0);
      await expect(await controlOf(card, t)).toBeFocused();
    },
  );
}

test('the panel keeps the focus inside, gives it back on Escape, and goes with its page [CAT-10] [UI-09]', async ({
  page,
  shop,
}) => {
  const t = shop.texts('da');
  await openHydrated(page, `${shop.origin('dk')}/c/dame`);
  const card = cards(page, t).nth(1);
  const control = await controlOf(card, t);
  await control.focus();
  await expect(control).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: await nameOf(card) });
  await expect(
    panel
      .getByRole('radio')
      .or(panel.getByRole('button', { name: t('Add to bag') }))
      .first(),
  ).toBeAttached();
  await expectFocusInDialog(page, Array<'Tab'>(12).fill('Tab'));
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(control).toBeFocused();

  await openQuickShop(page, card, t);
  await page.goBack();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('without the search service a product page keeps what the server recommends [CAT-15]', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowed.push(/api\/storefront\/v3/, /console: Failed to load resource/);
  const t = shop.texts('da');
  await page.route('**/api/storefront/v3/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await openHydrated(page, `${shop.origin('dk')}/c/dame`);
  const response = page.waitForResponse(/queries\/product-page/);
  await cards(page, t).first().getByRole('link').first().click();
  await response;
  await expect(page.getByRole('region', { name: t('You may also like') })).toBeVisible();
  await expect(page.getByRole('region', { name: t('Goes well together') })).toHaveCount(0);
});
