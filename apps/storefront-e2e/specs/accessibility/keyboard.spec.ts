import type { Locator, Page } from '@playwright/test';
import { pressOn, tabTo } from '../../fixtures/focus.ts';
import { completeButton, containing, isPhone } from '../../fixtures/journey.ts';
import type { Texts } from '../../fixtures/journey.ts';
import { openPayment, paymentForm } from '../../fixtures/payment-form.ts';
import { openHydrated } from '../../fixtures/screens.ts';
import { denmark, expect, test } from '../../fixtures/shop-test.ts';
import type { Market } from '../../fixtures/shop-test.ts';

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** By the menu into the first department, having closed it once: the focus comes back to what opened it. */
async function openDepartment(page: Page, t: Texts): Promise<void> {
  const banner = page.getByRole('banner');
  const opener = isPhone(page)
    ? banner.getByRole('button', { name: t('Menu') })
    : page
        .getByRole('navigation', { name: t('Main menu') })
        .getByRole('button')
        .first();
  await pressOn(page, opener);
  // The region of the snackbars is a popover too.
  const panel = page.locator('[popover=auto]:popover-open');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  if (isPhone(page)) await pressOn(page, panel.locator('summary').first());
  const before = await heading(page).innerText();
  await pressOn(page, (isPhone(page) ? panel.locator('details[open]') : panel).getByRole('link').first());
  await expect(page).toHaveURL(/\/c\//);
  await expect(heading(page)).not.toHaveText(before);
  await expect(heading(page)).toBeFocused();
}

/** The list follows, and the keyboard stays where it was. */
async function filterByBrand(page: Page, t: Texts): Promise<void> {
  const opener = page.getByRole('button', { name: t('Filters') });
  if (isPhone(page)) await pressOn(page, opener);
  const brands = page
    .getByRole('group')
    .filter({ hasText: t('Brand') })
    .first();
  const brand = brands.getByRole('link').first();
  await pressOn(page, brand);
  await expect(page).toHaveURL(/[?&]brands=/);
  await expect(brand).toHaveAttribute('aria-current', 'true');
  await expect(brand).toBeFocused();
  if (!isPhone(page)) return;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: containing(t('Filters')) })).toBeFocused();
}

async function openProduct(page: Page, t: Texts): Promise<string> {
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasNotText: t('Sold out') })
    .first();
  const name = (await card.getByRole('heading').innerText()).trim();
  await pressOn(page, card.getByRole('link').first());
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  return name;
}

/** With the arrows to the first size that is there. */
async function addToCart(page: Page, t: Texts): Promise<void> {
  const group = page.getByRole('group', { name: t('Size') });
  await tabTo(page, group.getByRole('radio').first());
  await page.keyboard.press('Space');
  const chosen = group.locator('label:has(:checked)');
  while (containing(t('Sold out')).test(await chosen.innerText())) await page.keyboard.press('ArrowRight');
  const add = page.getByRole('button', { name: t('Add to bag') });
  await pressOn(page, add);
  const panel = page.getByRole('dialog', { name: t('Added to your cart') });
  await expect(panel.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(add).toBeFocused();
}

/** Back up the page to the bag, and by its panel to the checkout. */
async function goToCheckout(page: Page, t: Texts): Promise<void> {
  const bag = page.getByRole('banner').locator('a[href$="/cart"]');
  await tabTo(page, bag, { key: 'Shift+Tab' });
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: t('Your cart') });
  await expect(panel.locator(':focus')).toBeVisible();
  await pressOn(page, panel.getByRole('link', { name: t('Go to checkout') }));
  await expect(page.getByRole('heading', { level: 1, name: t('Checkout') })).toBeFocused();
}

async function fillIn(page: Page, t: Texts, { zip, city, phone }: Market): Promise<void> {
  const type = async (field: string, text: string): Promise<void> => {
    await tabTo(page, page.getByRole('textbox', { name: t(field), exact: true }));
    await page.keyboard.type(text);
  };
  await type('Email', 'solveig@example.com');
  await type('Mobile number', phone);
  await type('First name', 'Solveig');
  await type('Last name', 'Ødegård-Åberg');
  await type('Address', 'Birkevej 7');
  await type('Postal code', zip);
  await type('City', city);
  const delivery = page.getByRole('group', { name: t('Choose delivery') }).getByRole('radio', { checked: true });
  await expect(delivery).toBeAttached();
  await tabTo(page, delivery);
  await pressOn(
    page,
    page
      .getByRole('group', { name: t('Choose payment') })
      .getByRole('radio')
      .first(),
    'Space',
  );
  await pressOn(
    page,
    page.getByRole('checkbox', { name: t('I accept the <0>terms of purchase</0>').replace(/<\/?0>/g, '') }),
    'Space',
  );
}

test(
  'buys by the keyboard alone; what has the focus is always in sight, and it comes back when a panel closes [UI-09, UI-11]',
  { tag: ['@sizes', '@half'] },
  async ({ page, shop }) => {
    const t = shop.texts(denmark.language);
    // Panels are where they will be at once, so that each stop is looked at as it stays.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, `${shop.origin(denmark.alias)}/`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t('Skip to the content') })).toBeFocused();
    await openDepartment(page, t);
    await filterByBrand(page, t);
    const name = await openProduct(page, t);
    await addToCart(page, t);
    await goToCheckout(page, t);
    await fillIn(page, t, denmark);
    await pressOn(page, completeButton(page, t));
    await openPayment(page);
    await expect(page.getByRole('heading', { level: 2, name: t('Pay for your order') })).toBeFocused();
    const form = paymentForm(page);
    await pressOn(page, form.locator('button.primary'));
    const code = await form.locator('#shown-code').innerText();
    // The focus goes along to the next step.
    await expect(form.getByRole('textbox')).toBeFocused();
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/checkout\/confirm\?/);
    await expect(page.getByRole('heading', { level: 1, name: 'Solveig' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  },
);

test('the first stop leads over the header to the content', async ({ page, shop }) => {
  const t = shop.texts('da');
  await openHydrated(page, `${shop.origin('dk')}/`);
  await pressOn(page, page.getByRole('link', { name: t('Skip to the content') }));
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});
