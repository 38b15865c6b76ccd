import { buildApp } from '../../../api/app.ts';
import { makeAccount } from '../../../people/auth/testing/make-account.ts';
import type { MadeAccount } from '../../../people/auth/testing/make-account.ts';
import { useAuth } from '../../../people/auth/testing/open-auth.ts';
import { testDatabases } from '../../../platform/database/testing/test-databases.ts';
import { makeConfig } from '../../../testing/test-config.ts';
import { issueVoucher } from '../../vouchers/voucher-store.ts';
import { addContact, changeContact, findContact } from '../contact-store.ts';

const engageApiKey = 'known to the specs only';
const now = new Date('2026-03-02T10:00:00Z');
const email = 'anna@example.com';

describe.each(testDatabases())('the contacts of the members programme on $name', (database) => {
  const auth = useAuth(database, { engageApiKey });
  let account: MadeAccount;
  beforeAll(async () => {
    account = await makeAccount(auth, { email });
  });
  beforeEach(async () => {
    await auth.db.deleteFrom('loyalty_contact').execute();
    await auth.db.deleteFrom('voucher').execute();
  });

  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) => {
    const response = await auth.app.inject({
      method,
      url: `/api/v3/contacts${path}`,
      headers: { apikey: engageApiKey },
      ...(payload && { payload }),
    });
    return { status: response.statusCode, body: response.body === '' ? null : response.json() };
  };
  const add = async (more: object = {}): Promise<string> =>
    (await call('POST', '', { attributes: { email, firstName: 'Anna' }, ...more })).body.id;

  const memberId = async () =>
    (
      await auth.db
        .selectFrom('account')
        .select('member_id')
        .where('id', '=', account.account.id)
        .executeTakeFirstOrThrow()
    ).member_id;

  it('needs the key: neither none nor another one is enough, and no response is stored', async () => {
    for (const headers of [{}, { apikey: '' }, { apikey: 'guess' }]) {
      const response = await auth.app.inject({ url: `/api/v3/contacts/id?email=${email}`, headers });
      expect([response.statusCode, response.headers['cache-control']]).toEqual([401, 'no-store']);
    }
    const closed = buildApp({ db: auth.db, config: makeConfig(), now: () => now });
    expect((await closed.inject({ url: '/api/v3/contacts/id', headers: { apikey: '' } })).statusCode).toBe(404);
    await closed.close();
  });

  it('are found by address and id [LOY-01]', async () => {
    expect(await call('GET', `/id?email=${email}`)).toMatchObject({ status: 404 });
    const id = await add({ preferences: { acceptsEmail: true } });
    expect(await call('GET', '/id?email=Anna%40Example.com')).toEqual({ status: 200, body: id });
    expect((await call('GET', `/${id}`)).body).toMatchObject({
      id,
      contactType: 'Contact',
      attributes: { email, firstName: 'Anna' },
      preferences: { acceptsEmail: true, acceptsSms: false },
    });
  });

  it('are one for each address', async () => {
    await add();
    expect(await call('POST', '', { attributes: { email: 'ANNA@example.com' } })).toMatchObject({ status: 409 });
  });

  it('change what is sent and nothing else [LOY-10]', async () => {
    const id = await add({ preferences: { acceptsSms: true } });
    const change = { attributes: { city: 'Aarhus' }, preferences: { acceptsEmail: true } };
    expect((await call('PATCH', `/${id}`, change)).body).toMatchObject({
      attributes: { email, firstName: 'Anna', city: 'Aarhus' },
      preferences: { acceptsEmail: true, acceptsSms: true },
    });
  });

  it.each<[string, object]>([
    ['an empty field', { attributes: { firstName: '' } }],
    ['a field of spaces', { attributes: { firstName: '  ' } }],
    ['a number as a name', { attributes: { firstName: 7 } }],
    ['a field named __proto__', JSON.parse('{"attributes":{"__proto__":"x"}}') as object],
    ['another address', { attributes: { email: 'bo@example.com' } }],
    ['a broken address', { attributes: { email: 'anna' } }],
    ['an unknown type', { contactType: 'Owner' }],
    ['a preference that is no choice', { preferences: { acceptsEmail: 'yes' } }],
    ['a list', []],
    ['half a character', { attributes: { firstName: '\ud83d' } }],
  ])('reject %s and stay as they are', async (_case, payload) => {
    const id = await add();
    const { body: before } = await call('GET', `/${id}`);
    expect(await call('PATCH', `/${id}`, payload)).toMatchObject({ status: 400 });
    expect((await call('GET', `/${id}`)).body).toEqual(before);
  });

  it('have a discovery key of their own [LOY-01]', async () => {
    const id = await add();
    await call('PATCH', `/${id}`, { attributes: { discoveryKey: 'key-1' } });
    const { body: other } = await call('POST', '', { attributes: { email: 'bo@example.com' } });
    expect(await call('PATCH', `/${other.id}`, { attributes: { discoveryKey: 'key-1' } })).toMatchObject({
      status: 409,
    });
    expect((await call('GET', `/${id}`)).body.attributes.discoveryKey).toBe('key-1');
  });

  it('become members, and contacts again, together with their account [LOY-03]', async () => {
    const id = await add();
    const contact = await findContact(auth.db, { id });
    await changeContact(auth.db, contact?.id ?? '', { user_id: account.userId }, now);
    expect((await call('POST', `/${id}/promoteToMember`)).body).toMatchObject({ contactType: 'Member' });
    expect(await memberId()).toBe(account.account.id);
    expect((await call('PATCH', `/${id}`, { contactType: 'Contact' })).body).toMatchObject({ contactType: 'Contact' });
    expect(await memberId()).toBe(0);
    await call('POST', `/${id}/promoteToMember`);
    expect(await call('DELETE', `/${id}`)).toEqual({ status: 204, body: null });
    expect(await memberId()).toBe(0);
    expect(await call('GET', `/${id}`)).toMatchObject({ status: 404 });
  });

  it('belong to a younger account as soon as it joins, which gets nothing that is known of them [LOY-03]', async () => {
    const known = { attributes: { firstName: 'Anna' }, acceptsSms: true, discoveryKey: 'key-of-anna' };
    const contact = await addContact(auth.db, { email, ...known }, now);
    await call('POST', `/${contact?.id ?? ''}/promoteToMember`);
    const claimed = { user_id: account.userId, attributes: {}, discovery_key: null, accepts_sms: true };
    expect(await findContact(auth.db, { email })).toMatchObject(claimed);
    expect(await memberId()).toBe(account.account.id);
  });

  it('have bonus vouchers that are redeemed once, and can be made usable again', async () => {
    const id = await add();
    await changeContact(auth.db, id, { user_id: account.userId }, now);
    const vouchers = (state: string) => call('GET', `/${id}/reward-vouchers/${state}`);
    for (const [nth, expiresAt] of ['2026-06-01', '2026-07-01', '2026-03-01'].entries())
      await issueVoucher(auth.db, {
        userId: account.userId,
        currency: 'DKK',
        amount: 25_00,
        createdAt: now,
        expiresAt: new Date(expiresAt),
        id: `V${String(nth)}`,
      });
    expect((await vouchers('available')).body).toMatchObject({
      count: 2,
      offset: 0,
      totalCount: 2,
      items: [
        { id: 'V0', voucherNumber: 'VOYADOVOUCHER_V0', value: { amount: 25, currency: 'DKK' }, points: 1000 },
        {},
      ],
    });
    expect((await call('GET', `/${id}/reward-vouchers/available?offset=1&count=1`)).body).toMatchObject({
      count: 1,
      offset: 1,
      totalCount: 2,
      items: [{ id: 'V1' }],
    });
    const act = async (voucher: string, name: string) =>
      (await call('POST', `/${id}/reward-vouchers/${voucher}/${name}`)).status;
    expect([await act('V0', 'redeem'), await act('V0', 'redeem')]).toEqual([204, 409]);
    expect((await vouchers('redeemed')).body.items).toMatchObject([{ id: 'V0', redeemedOn: now.toISOString() }]);
    expect([await act('V0', 'reactivate'), await act('V0', 'reactivate')]).toEqual([204, 409]);
    expect([await act('V2', 'redeem'), await act('V9', 'redeem'), await act('a b', 'redeem')]).toEqual([409, 404, 400]);
  });

  it.each(['offset=-1', 'count=0', 'count=501', 'count=x', 'offset=1&offset=2'])(
    'reject the page %s',
    async (query) => {
      const id = await add();
      expect(await call('GET', `/${id}/reward-vouchers/available?${query}`)).toMatchObject({ status: 400 });
      expect(await call('GET', `/${id}/bonuspointtransactions?${query}`)).toMatchObject({ status: 400 });
    },
  );

  it.each(['nobody', '00000000-0000-0000-0000-000000000000', '%00'])('are not found by the id %s', async (id) => {
    expect((await call('GET', `/${id}`)).status).toBe(404);
    expect((await call('GET', `/${id}/reward-vouchers/available`)).status).toBe(404);
  });
});
