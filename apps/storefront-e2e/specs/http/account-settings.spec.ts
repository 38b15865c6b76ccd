import { backendPort } from '../../fixtures/find-product.ts';
import { expect, test, testedSites } from '../../fixtures/http-test.ts';
import { newCustomer, sessionCookies, startSession } from '../../fixtures/logged-in.ts';
import { languageOf, mainTextOf } from '../../fixtures/page-facts.ts';
import { screenPaths } from '../../fixtures/screen-paths.ts';

const openCustomer = (port: number) => newCustomer(backendPort(port));

for (const { alias, language } of testedSites) {
  test(`${language}: a profile is saved without script, and shown again with its errors [ACC-02, SHOP-13]`, async ({
    shop,
    texts,
  }) => {
    const t = texts(language);
    const path = encodeURI(screenPaths[alias].settings);
    const { account, cookie } = await openCustomer(shop.port);
    const page = await shop.get(alias, path, { cookie });
    expect([page.status, page.header('cache-control'), languageOf(page.text)]).toEqual([
      200,
      'private, no-store',
      language,
    ]);
    expect(mainTextOf(page.text)).toContain(account.email);

    const wrong = await shop.post(alias, path, { form: 'profile', firstName: 'Rigmor', mobile: '1' }, { cookie });
    expect([wrong.status, wrong.header('cache-control')]).toEqual([422, 'private, no-store']);
    expect(wrong.text).toContain('value="Rigmor"');
    expect(mainTextOf(wrong.text)).toContain(t('Enter a valid phone number.'));
    expect((await shop.get(alias, path, { cookie })).text).not.toContain('value="Rigmor"');

    const saved = await shop.post(alias, path, { form: 'profile', firstName: 'Rigmor', gender: 'WOMAN' }, { cookie });
    expect([saved.status, saved.header('location')]).toEqual([303, `${path}?done=profile`]);
    const after = await shop.get(alias, `${path}?done=profile`, { cookie });
    expect(after.text).toContain('value="Rigmor"');
    expect(mainTextOf(after.text)).toContain(t('Your details are saved.'));
  });
}

const lines = { firstName: 'Rigmor', lastName: 'Hansen', addressLine1: 'Havnegade 1', country: 'dk', city: 'Aarhus' };
const idIn = (text: string): string => /name="address" value="(\d+)"/.exec(text)?.[1] ?? '';

for (const { alias, language } of testedSites) {
  test(`${language}: an address is added, changed and deleted without script [ACC-13, SHOP-13]`, async ({
    shop,
    texts,
  }) => {
    const t = texts(language);
    const path = encodeURI(screenPaths[alias].settings);
    const { cookie } = await openCustomer(shop.port);
    const post = (fields: Readonly<Record<string, string>>) => shop.post(alias, path, fields, { cookie });
    const get = async (query = '') => (await shop.get(alias, path + query, { cookie })).text;
    expect(await get()).toContain('?address=new#addresses');
    expect(await get('?address=new')).toContain('name="address" value="new"');

    const wrong = await post({ form: 'save-address', address: 'new', ...lines, zip: '1' });
    expect([wrong.status, wrong.header('cache-control')]).toEqual([422, 'private, no-store']);
    expect(wrong.text).toContain('value="Rigmor"');
    expect(mainTextOf(wrong.text)).toContain(t('Enter a valid postal code.'));

    const saved = await post({ form: 'save-address', address: 'new', ...lines, zip: '8000' });
    expect([saved.status, saved.header('location')]).toEqual([303, `${path}?done=save-address#addresses`]);
    const after = await get('?done=save-address');
    expect(mainTextOf(after)).toContain(t('The address is saved.'));
    expect(mainTextOf(after)).toContain('Havnegade 1');
    const address = idIn(after);
    expect(await get(`?address=${address}`)).toContain('value="Havnegade 1"');
    await post({ form: 'save-address', address, ...lines, addressLine1: 'Vej 2', zip: '8000' });
    expect(mainTextOf(await get())).toContain('Vej 2');
    const deleted = await post({ form: 'delete-address', address });
    expect([deleted.status, deleted.header('location')]).toEqual([303, `${path}?done=delete-address#addresses`]);
    expect(mainTextOf(await get())).not.toContain('Vej 2');
  });
}

const path = screenPaths.dk.settings;

test('another customer’s address can neither be opened nor changed [ACC-13]', async ({ shop }) => {
  const [anna, bo] = [await openCustomer(shop.port), await openCustomer(shop.port)];
  await shop.post('dk', path, { form: 'save-address', address: 'new', ...lines, zip: '8000' }, { cookie: anna.cookie });
  const own = await shop.get('dk', path, { cookie: anna.cookie });
  const address = idIn(own.text);
  expect((await shop.get('dk', `${path}?address=${address}`, { cookie: bo.cookie })).text).not.toContain('Havnegade');
  const changed = { form: 'save-address', address, ...lines, firstName: 'Bo', zip: '8000' };
  expect((await shop.post('dk', path, changed, { cookie: bo.cookie })).status).toBe(422);
  await shop.post('dk', path, { form: 'delete-address', address }, { cookie: bo.cookie });
  expect(mainTextOf((await shop.get('dk', path, { cookie: anna.cookie })).text)).toContain('Rigmor');
});

test('one post downloads what is stored about its customer; a guest and another site get nothing [ACC-11]', async ({
  shop,
}) => {
  const { account, cookie } = await openCustomer(shop.port);
  const file = await shop.post('dk', path, { form: 'download' }, { cookie });
  expect([file.status, file.header('cache-control'), file.header('content-disposition')]).toEqual([
    200,
    'private, no-store',
    'attachment; filename="my-data.json"',
  ]);
  expect(JSON.parse(file.text)).toMatchObject({ account: [{ email: account.email }], orders: [], favourites: [] });
  const guest = await shop.post('dk', path, { form: 'download' });
  expect([guest.status, guest.header('location')]).toEqual([303, path]);
  const foreign = await shop.post('dk', path, { form: 'download' }, { cookie, origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
});

test('other devices are logged out without script [ACC-10, SHOP-13]', async ({ shop, texts }) => {
  const { account, cookie } = await openCustomer(shop.port);
  const otherCookie = sessionCookies(await startSession(backendPort(shop.port), account), account);
  const done = await shop.post('dk', path, { form: 'log-out-others' }, { cookie });
  expect([done.status, done.header('location')]).toEqual([303, `${path}?done=log-out-others`]);
  const page = await shop.get('dk', path, { cookie });
  expect(mainTextOf(page.text)).toContain(texts('da')('This device'));
  expect(page.text).not.toContain('value="log-out-device"');
  expect((await shop.get('dk', path, { cookie: otherCookie })).status).not.toBe(200);
});

test('an account is deleted without script, after its prompt [ACC-05, SHOP-13]', async ({ shop, texts }) => {
  const t = texts('da');
  const { cookie } = await openCustomer(shop.port);
  const prompt = await shop.post('dk', path, { form: 'delete' }, { cookie });
  expect(prompt.status).toBe(422);
  expect(mainTextOf(prompt.text)).toContain(t('Tick the box if you want to delete your account.'));
  expect(mainTextOf(prompt.text)).toContain(t('The law requires us to store this for our books:'));
  const deleted = await shop.post('dk', path, { form: 'delete', confirmed: 'yes' }, { cookie });
  expect([deleted.status, deleted.header('location')]).toEqual([303, '/']);
  expect(deleted.cookies.some((line) => line.startsWith('ralph-auth=;'))).toBe(true);
  expect((await shop.get('dk', path, { cookie })).status).not.toBe(200);
});
