import { backendPort } from '../../fixtures/find-product.ts';
import { expect, test, testedSites } from '../../fixtures/http-test.ts';
import { newCustomer } from '../../fixtures/logged-in.ts';
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

const path = screenPaths.dk.settings;

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

test('an account is deleted without script, after its prompt [ACC-05, SHOP-13, SPEC-9]', async ({ shop, texts }) => {
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
