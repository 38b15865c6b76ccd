import { axeViolations } from '../../fixtures/axe-violations.ts';
import { expectFocusInDialog } from '../../fixtures/focus.ts';
import { fillCart } from '../../fixtures/new-customer.ts';
import { expect, test } from '../../fixtures/shop-test.ts';
import { openHydrated } from '../../fixtures/wait-for-hydration.ts';

const article = '/inspiration/winter-boots';

test('a page that a text mentions opens over it, holds the focus, and Back closes it [CMS-04]', async ({
  page,
  shop,
}) => {
  await openHydrated(page, shop.origin('dk') + article);
  const link = page.getByRole('main').getByRole('link', { name: 'størrelsesguiden' });
  await expect(link).toHaveAttribute('href', '/content/size-guide');
  const panel = page.getByRole('dialog', { name: 'Størrelsesguide' });
  await link.click();
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('table').first()).toBeVisible();
  expect(await axeViolations(page, 'light')).toEqual([]);
  await expectFocusInDialog(page, ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']);
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(shop.origin('dk') + article);
  await expect(link).toBeFocused();

  await link.click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(shop.origin('dk') + article);
  await expect(link).toBeFocused();
});

test('a panel that was open is open again after a reload, and leads to the page itself [CMS-04]', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin('dk')}${article}#page=terms`);
  const panel = page.getByRole('dialog', { name: 'Handelsbetingelser' });
  await expect(panel).toBeVisible();
  await panel.getByRole('link', { name: shop.texts('da')('Open as a page') }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Handelsbetingelser' })).toBeVisible();
});

test('the terms open over the checkout, and what was typed stays [CMS-04]', async ({ page, context, shop }) => {
  const t = shop.texts('da');
  await fillCart(page, shop);
  await openHydrated(page, `${shop.origin('dk')}/kassen`);
  const email = page.getByRole('textbox', { name: t('Email'), exact: true });
  await email.fill('karen@example.com');
  const terms = page.getByRole('main').getByRole('link', { name: 'handelsbetingelserne' });
  await expect(terms).toHaveAttribute('target', '_blank');
  await terms.click();
  const panel = page.getByRole('dialog', { name: 'Handelsbetingelser' });
  await expect(panel.getByRole('heading').nth(1)).toBeVisible();
  await expect(page).toHaveURL(`${shop.origin('dk')}/kassen#page=terms`);
  expect(context.pages()).toHaveLength(1);
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(email).toHaveValue('karen@example.com');
  await expect(terms).toBeFocused();
});
