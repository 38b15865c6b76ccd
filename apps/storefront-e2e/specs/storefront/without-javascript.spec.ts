import { containing } from '../../fixtures/journey.ts';
import { expect, markets, test } from '../../fixtures/shop-test.ts';
import { welcomeCodes } from '../../fixtures/welcome-codes.ts';

test.use({ javaScriptEnabled: false });

for (const market of markets) {
  test(
    `shops up to the cart without JavaScript in ${market.alias} [CART-07, CAT-06, CAT-07, CAT-08]`,
    { tag: '@sizes' },
    async ({ page, shop, watch }) => {
      // A rejected code has the status 422.
      watch.allowed.push(/^status 422: \S+\/cart$/, /console: Failed to load resource.* 422/);
      const t = shop.texts(market.language);
      await page.goto(`${shop.origin(market.alias)}/`);
      await page.getByRole('searchbox', { name: t('Search the shop') }).fill('sneakers');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/s\/sneakers$/);

      // Order, filter and page are links and forms.
      await page.goto(`${shop.origin(market.alias)}/`);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.locator('main a[href^="/c/"]').first().click();
      await expect(page).toHaveURL(/\/c\//);
      const sort = page.getByRole('combobox');
      // [SHOP-13] The button that a page without script needs takes no room from the field.
      expect((await sort.first().boundingBox())?.width).toBeGreaterThan(150);
      await sort.first().selectOption('PRICE_ASC');
      await page.locator('form', { has: sort.first() }).getByRole('button').click();
      await expect(page).toHaveURL(/[?&]sort=PRICE_ASC/);
      const filter = page.locator('main a[href*="brands="]').first();
      await page.goto(new URL((await filter.getAttribute('href')) ?? '', page.url()).href);
      await expect(page).toHaveURL(/[?&]brands=/);
      await expect(page).toHaveURL(/[?&]sort=PRICE_ASC/);

      const card = page
        .getByRole('main')
        .getByRole('article')
        .filter({ hasNotText: t('Sold out') })
        .first();
      const name = (await card.getByRole('heading').innerText()).trim();
      await card.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const soldOut = containing(t('Sold out'));
      for (const size of await page
        .getByRole('group', { name: t('Size') })
        .getByRole('radio')
        .all()) {
        if (soldOut.test(await size.locator('xpath=..').innerText())) continue;
        await size.check({ force: true });
        break;
      }
      await page.getByRole('button', { name: t('Add to bag') }).click();

      // [SHOP-13] Posted, and shown where it is now: in the cart.
      await expect(page).toHaveURL(/\/cart$/);
      await expect(page.getByRole('link', { name })).toBeVisible();
      // Nothing but the server can count it on the pages that follow.
      await page.goto(`${shop.origin(market.alias)}/`);
      const count = page.getByRole('banner').locator('a[href="/cart"]').getByText('1', { exact: true });
      await expect(count).toBeVisible();
      await page.goBack();

      const line = page.getByRole('main').getByRole('article').first();
      const [lineBox, updateBox] = await Promise.all(
        [line, line.getByRole('button', { name: t('Update') })].map((part) => part.boundingBox()),
      );
      // [SHOP-13] The button that a page without script needs stays within the line.
      expect((updateBox?.x ?? 0) + (updateBox?.width ?? 0)).toBeLessThanOrEqual(
        (lineBox?.x ?? 0) + (lineBox?.width ?? 0) + 0.5,
      );
      const quantity = page.getByRole('spinbutton').first();
      await quantity.fill('2');
      await page
        .getByRole('button', { name: t('Update') })
        .first()
        .click();
      await expect(page.getByRole('spinbutton').first()).toHaveValue('2');
      await page.getByRole('textbox', { name: t('Discount code or voucher') }).fill('NOSUCHCODE');
      await page.getByRole('button', { name: t('Apply') }).click();
      await expect(
        page.getByText(t('The code is not valid. Check that you have typed it correctly.')).first(),
      ).toBeVisible();
      await page.getByRole('textbox', { name: t('Discount code or voucher') }).fill(welcomeCodes[market.alias]);
      await page.getByRole('button', { name: t('Apply') }).click();
      await expect(page.getByRole('button', { name: t('Remove code') })).toBeVisible();
      await page.getByRole('button', { name: t('Remove {name}').replace('{name}', name) }).click();
      await expect(page.getByRole('heading', { name: t('Your cart is empty') })).toBeVisible();
    },
  );
}
