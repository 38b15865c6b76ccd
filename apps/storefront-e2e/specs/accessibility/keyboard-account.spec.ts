import { returnableOrder } from '../../fixtures/demo-customer.ts';
import { backendPort } from '../../fixtures/find-product.ts';
import { expectFocusInSight, pressOn, tabTo } from '../../fixtures/focus.ts';
import { demoCustomer, giveSession, registerCustomer, startSession } from '../../fixtures/logged-in.ts';
import { openHydrated } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

test('a customer changes the settings and logs another device out by the keyboard alone [UI-11, ACC-02, ACC-10]', async ({
  page,
  shop,
}) => {
  const t = shop.texts('fi');
  const origin = shop.origin('fi');
  const port = backendPort(shop.port);
  const account = await registerCustomer(port);
  await startSession(port, account);
  await giveSession(page.context(), { port, origin, account });
  await openHydrated(page, `${origin}/tilini/asetukset`);
  const main = page.getByRole('main');
  const type = async (field: string, text: string): Promise<void> => {
    await tabTo(page, main.getByRole('textbox', { name: t(field), exact: true }));
    await page.keyboard.type(text);
  };
  await type('First name', 'Aino');
  await type('Mobile number', '1');
  await pressOn(page, main.getByRole('button', { name: t('Save your details') }));
  // The errors have the focus, and the link of each leads to its field.
  await expect(main.getByRole('group', { name: t('Please correct these fields') })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const mobile = main.getByRole('textbox', { name: t('Mobile number') });
  await expect(mobile).toBeFocused();
  await expect(mobile).toHaveValue('1');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('0401234567');
  await pressOn(page, main.getByRole('button', { name: t('Save your details') }));
  await expect(main.getByText(t('Your details are saved.'))).toBeVisible();

  const devices = main.getByRole('region', { name: t('Your devices') });
  const others = devices.getByRole('listitem').filter({ hasNotText: t('This device') });
  const before = await others.count();
  await pressOn(page, others.first().getByRole('button'));
  await expect(devices.getByRole('status')).toBeFocused();
  await expect(devices.getByRole('status')).toHaveText(t('The device is logged out.'));
  await expectFocusInSight(page);
  await expect(others).toHaveCount(before - 1);
});

test('a guest registers a return by the keyboard alone, and loses no choice that lacks a reason [UI-11, ACC-06]', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowed.push(/\b422\b/);
  const t = shop.texts('da');
  const order = await returnableOrder(backendPort(shop.port));
  await openHydrated(page, `${shop.origin('dk')}/registrer-returnering`);
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('textbox', { name: t('Order number') }));
  await page.keyboard.type(String(order));
  await tabTo(page, main.getByRole('textbox', { name: t('Email') }));
  await page.keyboard.type(demoCustomer.email);
  await page.keyboard.press('Enter');
  const quantity = main.getByRole('combobox', { name: t('Quantity') }).first();
  await tabTo(page, quantity);
  await page.keyboard.press('ArrowDown');
  await expect(quantity).toHaveValue('1');
  await pressOn(page, main.getByRole('button', { name: t('Register the return') }));
  await expect(main.getByRole('alert')).toHaveText(t('Choose what you want to return, and a reason for each item.'));
  await expect(main.locator(':focus')).toContainText(t('Choose what you want to return, and a reason for each item.'));
  await expect(quantity).toHaveValue('1');
  await tabTo(page, main.getByRole('combobox', { name: t('Reason') }).first());
  await page.keyboard.press('ArrowDown');
  await pressOn(page, main.getByRole('button', { name: t('Register the return') }));
  await expect(main.getByRole('heading', { level: 1, name: t('Your return is registered') })).toBeVisible();
  await expect(main.getByRole('img', { name: /^QR-kode/ })).toBeVisible();
});
