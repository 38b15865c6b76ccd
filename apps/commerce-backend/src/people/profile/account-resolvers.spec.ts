import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { makeAccount } from '../auth/testing/make-account.ts';
import type { MadeAccount } from '../auth/testing/make-account.ts';
import { useAuth } from '../auth/testing/open-auth.ts';
import { creditBalance } from '../../shopping/balance/balance-store.ts';
import { loadCatalogue } from '../../catalogue/load/load-catalogue.ts';
import { exampleCatalogue } from '../../catalogue/testing/example-catalogue.ts';

const fields = `id email gender customerType newsletter personalId memberType memberId balance balanceFormatted balances { currency amount amountFormatted } metaData
  address { firstName lastName addressLine1 zip city mobile company }`;
const getUser = `query getUser { getUser { ${fields} } }`;
const updateUser = `mutation ($user: UserInputType!, $languageId: String, $marketId: String) { updateUser(user: $user, languageId: $languageId, marketId: $marketId) { ${fields} } }`;
const deleteUser = 'mutation { deleteUser }';

describe.each(testDatabases())('an account on $name', (database) => {
  const auth = useAuth(database);
  let anna: MadeAccount;
  beforeEach(async () => {
    anna = await makeAccount(auth, { address: { firstName: 'Anna', lastName: 'Lund', zip: '2100' } });
  });

  const read = async (who = anna) => (await auth.request(getUser, {}, who.bearer)).data.getUser;
  const update = (user: object, who = anna, place: object = {}) =>
    auth.request(updateUser, { user, ...place }, who.bearer);

  it('is shown to its customer, also with variables that the query does not declare [ACC-08, SPEC-23]', async () => {
    await update({ personalId: '010203-1234' });
    await creditBalance(auth.db, { userId: anna.userId, currency: 'DKK' }, 25_000);
    await creditBalance(auth.db, { userId: anna.userId, currency: 'SEK' }, 9950);
    const undeclared = { channelId: '1|dk', languageId: 'da-DK', marketId: 'dk' };
    const { data } = await auth.request(getUser, undeclared, anna.bearer);
    expect(data.getUser).toEqual({
      id: anna.account.id,
      email: anna.account.email,
      gender: 'UNSET',
      customerType: 'PERSON',
      newsletter: false,
      personalId: '010203-1234',
      memberType: '',
      memberId: 0,
      balance: 250,
      balanceFormatted: '250\u00a0kr.',
      balances: [
        { currency: 'DKK', amount: 250, amountFormatted: '250\u00a0kr.' },
        { currency: 'SEK', amount: 99.5, amountFormatted: '99,50\u00a0SEK' },
      ],
      metaData: null,
      address: {
        firstName: 'Anna',
        lastName: 'Lund',
        addressLine1: '',
        zip: '2100',
        city: '',
        mobile: '',
        company: '',
      },
    });
  });

  it('does not exist for a guest, who cannot change or delete one', async () => {
    expect(await auth.request(getUser)).toMatchObject({ data: { getUser: null }, errors: [] });
    expect((await auth.request(getUser, {}, { authorization: 'Bearer nonsense' })).code).toBe('Unauthenticated');
    expect((await auth.request(updateUser, { user: { newsletter: true } })).code).toBe('Unauthenticated');
    expect((await auth.request(deleteUser)).code).toBe('Unauthenticated');
  });

  it('changes in what is given; null and what is left out stay, in the address too [ACC-08]', async () => {
    const changes = { customerType: 'ORGANIZATION', gender: 'WOMAN', newsletter: true, personalId: '010203-1234' };
    const { data } = await update({ ...changes, address: { city: ' Roskilde ', lastName: null } });
    expect(data.updateUser).toMatchObject({
      ...changes,
      address: { firstName: 'Anna', lastName: 'Lund', zip: '2100', city: 'Roskilde' },
    });
    const before = await read();
    const nothing = { address: null, customerType: null, gender: null, newsletter: null, personalId: null };
    await update({ ...nothing, metaData: null });
    await update({});
    expect(await read()).toEqual(before);
    await update({ newsletter: false, personalId: '', address: { city: '' } });
    expect(await read()).toMatchObject({ newsletter: false, personalId: '', address: { city: '', lastName: 'Lund' } });
  });

  it('keeps meta data of clients that know nothing of each other, also when they save at once [ACC-08]', async () => {
    await update({ metaData: '{"favorites":[1]}' });
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        update({ metaData: JSON.stringify({ [`app${String(index)}`]: index }) }),
      ),
    );
    const meta = JSON.parse((await read()).metaData) as object;
    expect(meta).toEqual({
      favorites: [1],
      ...Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`app${String(index)}`, index])),
    });
    expect((await update({ metaData: '[1]' })).code).toBe('InvalidMetaData');
    expect(JSON.parse((await read()).metaData)).toEqual(meta);
  });

  it('takes its newsletter and customer type right after it was registered [ACC-08]', async () => {
    const email = `${anna.userId}.new@example.com`;
    const { body, refreshToken } = await auth.authenticate('register', email, 'passport9');
    const bearer = { authorization: `Bearer ${body.token ?? ''}` };
    const { data } = await auth.request(
      updateUser,
      {
        user: { newsletter: true, customerType: 'ORGANIZATION', address: { firstName: 'Bo', lastName: 'Ek' } },
        marketId: 'se',
        languageId: 'sv-SE',
      },
      bearer,
    );
    expect(data.updateUser).toMatchObject({ email, newsletter: true, customerType: 'ORGANIZATION' });
    const renewed = await auth.refresh(refreshToken);
    const claims = JSON.parse(Buffer.from(renewed.body.token?.split('.')[1] ?? '', 'base64url').toString()) as object;
    expect(claims).toMatchObject({ name: 'Bo Ek', customerType: 'ORGANIZATION' });
  });

  it('is deleted with its mails, and its tokens are rejected [ACC-05]', async () => {
    const likes = { url: `/likes/users/${anna.userId}/products`, headers: anna.bearer };
    expect((await auth.app.inject(likes)).statusCode).toBe(200);
    await auth.request(`mutation ($email: String!) { requestPasswordReset(email: $email) }`, {
      email: anna.account.email,
    });
    // The mail is written after the response.
    await auth.background.idle();
    expect((await auth.request(deleteUser, {}, anna.bearer)).data).toEqual({ deleteUser: true });
    const left = await Promise.all([
      auth.db.selectFrom('password_reset').selectAll().where('account_id', '=', anna.account.id).execute(),
      auth.db.selectFrom('outbox_mail').selectAll().where('recipient', '=', anna.account.email).execute(),
    ]);
    expect(left.flat()).toEqual([]);
    expect((await auth.request(getUser, {}, anna.bearer)).code).toBe('Unauthenticated');
    expect((await auth.app.inject(likes)).statusCode).toBe(401);
    expect((await auth.refresh(anna.refreshToken)).status).toBe(401);
    expect((await auth.authenticate('login', anna.account.email, anna.password)).status).toBe(401);
  });

  it('deletes its own stock alerts, but not a guest’s for the same address [ACC-05]', async () => {
    await loadCatalogue(auth.db, exampleCatalogue, { seededAt: auth.now() });
    const waitFor = async (skuId: number, email: string, headers = {}) => {
      const { data } = await auth.request(
        'mutation ($skuId: Int!, $email: String!) { monitorProductAvailability(skuId: $skuId, email: $email) }',
        { skuId, email },
        headers,
      );
      expect(data).toEqual({ monitorProductAvailability: true });
    };
    const [own, other, bo] = [anna.account.email, `other.${anna.account.email}`, await makeAccount(auth)];
    await waitFor(31, own, anna.bearer);
    await waitFor(31, own, anna.bearer);
    await waitFor(32, other, anna.bearer);
    await waitFor(11, own);
    await waitFor(12, own, { authorization: 'Bearer nonsense' });
    // The same address and size, requested by two: the first one wins.
    await waitFor(21, own, anna.bearer);
    await waitFor(21, own);
    await waitFor(22, own);
    await waitFor(22, own, anna.bearer);
    await waitFor(41, own, bo.bearer);
    await waitFor(41, own, anna.bearer);
    await auth.request(deleteUser, {}, anna.bearer);
    const left = await auth.db
      .selectFrom('stock_alert')
      .select('sku_id')
      .where('email', 'in', [own, other])
      .orderBy('sku_id')
      .execute();
    expect(left.map(({ sku_id: skuId }) => skuId)).toEqual([11, 12, 21, 22, 41]);
  });
});
