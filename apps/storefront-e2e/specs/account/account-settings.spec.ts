import { readFile } from 'node:fs/promises';
import { backendPort } from '../../fixtures/find-product.ts';
import { startSession } from '../../fixtures/logged-in.ts';
import { fillCart, openCustomer } from '../../fixtures/new-customer.ts';
import { openHydrated } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/shop-test.ts';

test('a customer saves an address that the checkout begins with, logs another device out, and takes their data and leaves [ACC-02, ACC-05, ACC-10, ACC-11]', async ({
  page,
  shop,
}) => {
  const t = shop.texts('da');
  const origin = shop.origin('dk');
  const backend = backendPort(shop.port);
  const account = await openCustomer(page, shop);
  await startSession(backend, account);
  const settings = `${origin}/min-konto/indstillinger`;
  await openHydrated(page, settings);
  const main = page.getByRole('main');

  await main.getByLabel(t('First name')).fill('Rigmor');
  await main.getByLabel(t('Last name')).fill('Hansen');
  await main.getByLabel(t('Mobile number')).fill('1');
  await main.getByLabel(t('Address'), { exact: true }).fill('Havnegade 1');
  await main.getByLabel(t('Postal code')).fill('8000');
  await main.getByLabel(t('City')).fill('Aarhus');
  await main.getByRole('button', { name: t('Save your details') }).click();
  await expect(main.getByRole('group', { name: t('Please correct these fields') })).toBeFocused();
  await main.getByLabel(t('Mobile number')).fill('20 12 34 56');
  await main.getByRole('button', { name: t('Save your details') }).click();
  await expect(main.getByText(t('Your details are saved.'))).toBeVisible();

  const others = main.getByRole('region', { name: t('Your devices') }).getByRole('listitem');
  const before = await others.count();
  expect(before).toBeGreaterThan(1);
  await main.getByRole('button', { name: t('Log out everywhere else') }).click();
  await expect(main.getByText(t('All other devices are logged out.'))).toBeVisible();
  await expect(others).toHaveCount(1);
  await expect(others).toContainText(t('This device'));

  const downloading = page.waitForEvent('download');
  await main.getByRole('button', { name: t('Download your data') }).click();
  const file = await (await downloading).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    account: [{ email: account.email, address: { firstName: 'Rigmor', zip: '8000' } }],
  });

  await fillCart(page, shop);
  await page.goto(`${origin}/kassen`);
  await expect(main.getByLabel(t('First name')).first()).toHaveValue('Rigmor');
  await expect(main.getByLabel(t('Postal code')).first()).toHaveValue('8000');

  await openHydrated(page, settings);
  await main.getByText(t('Delete my account'), { exact: true }).click();
  await expect(main.getByText(t('The law requires us to store this for our books:'))).toBeVisible();
  await main.getByLabel(t('Yes, delete my account for good')).check();
  await main.getByRole('button', { name: t('Delete the account') }).click();
  await expect(page.getByText(t('Your account is deleted.'))).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: t('Settings') })).toBeHidden();
  await expect(startSession(backend, account)).rejects.toThrow('was not let in');
});
