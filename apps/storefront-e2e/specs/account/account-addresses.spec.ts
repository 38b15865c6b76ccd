import { fillCart, openCustomer } from '../../fixtures/new-customer.ts';
import { openHydrated } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

test('a customer saves two addresses, the checkout begins with the default, and one press takes the other [ACC-13]', async ({
  page,
  shop,
}) => {
  const t = shop.texts('da');
  const origin = shop.origin('dk');
  await openCustomer(page, shop);
  await openHydrated(page, `${origin}/min-konto/indstillinger`);
  const book = page.getByRole('region', { name: t('Delivery addresses') });
  const add = async (lines: Readonly<Record<string, string>>) => {
    await book.getByRole('link', { name: t('Add an address') }).click();
    const form = book.getByRole('form', { name: t('Add an address') });
    await expect(form.getByLabel(t('First name'))).toBeFocused();
    for (const [label, text] of Object.entries(lines)) await form.getByLabel(t(label), { exact: true }).fill(text);
    await form.getByRole('button', { name: t('Save the address') }).click();
  };

  const home = { 'First name': 'Rigmor', 'Last name': 'Hansen', Address: 'Havnegade 1', City: 'Aarhus' };
  await add({ ...home, 'Postal code': '80' });
  await expect(book.getByRole('group', { name: t('Please correct these fields') })).toBeFocused();
  await book.getByLabel(t('Postal code')).fill('8000');
  await book.getByRole('button', { name: t('Save the address') }).click();
  await expect(book.getByText(t('The address is saved.'))).toBeVisible();
  await add({ ...home, 'First name': 'Inger', Address: 'Nørregade 2', 'Postal code': '2100', City: 'København Ø' });
  const rows = book.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Rigmor');
  await book.getByRole('button', { name: new RegExp(t('Make it the default')) }).click();
  await expect(book.getByText(t('Your next order begins with this address.'))).toBeVisible();
  await expect(rows.first()).toContainText('Inger');
  await expect(rows.first()).toContainText(t('Default'));

  await fillCart(page, shop);
  await page.goto(`${origin}/kassen`);
  const main = page.getByRole('main');
  const choice = main.getByRole('group', { name: t('Your addresses') });
  await expect(choice.getByRole('radio', { name: /Inger Hansen/ })).toBeChecked();
  await expect(main.getByLabel(t('Postal code')).first()).toHaveValue('2100');
  await choice.getByRole('radio', { name: /Rigmor Hansen/ }).check();
  await expect(main.getByLabel(t('First name')).first()).toHaveValue('Rigmor');
  await expect(main.getByLabel(t('Postal code')).first()).toHaveValue('8000');

  await openHydrated(page, `${origin}/min-konto/indstillinger`);
  await book.getByRole('button', { name: new RegExp(`${t('Delete')}: Inger`) }).click();
  await expect(book.getByText(t('The address is deleted.'))).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(t('Default'));
  await book.getByRole('button', { name: t('Undo') }).click();
  await expect(rows).toHaveCount(2);
});
