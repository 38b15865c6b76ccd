import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { makeAccount } from '../auth/testing/make-account.ts';
import type { MadeAccount } from '../auth/testing/make-account.ts';
import { useAuth } from '../auth/testing/open-auth.ts';

const fields = 'id isDefault address { firstName lastName addressLine1 zip city country mobile }';
const list = `{ getUserAddresses { ${fields} } }`;
const save = `mutation ($addressId: Int, $address: AddressInputType!) { saveUserAddress(addressId: $addressId, address: $address) { ${fields} } }`;
const setDefault = 'mutation ($addressId: Int!) { setDefaultUserAddress(addressId: $addressId) }';
const remove = 'mutation ($addressId: Int!) { deleteUserAddress(addressId: $addressId) }';

const home = {
  firstName: 'Anna',
  lastName: 'Lund',
  addressLine1: 'Nørregade 1',
  zip: '2100',
  city: 'København Ø',
  country: 'DK',
};

describe.each(testDatabases())('the saved addresses of an account on $name', (database) => {
  const auth = useAuth(database);
  let anna: MadeAccount;
  beforeEach(async () => {
    anna = await makeAccount(auth);
  });

  const request = (document: string, variables: Record<string, unknown> = {}, who = anna) =>
    auth.request(document, variables, who.bearer);
  const add = async (changes: object = {}, who = anna): Promise<number> =>
    Number((await request(save, { address: { ...home, ...changes } }, who)).data.saveUserAddress.id);
  const listed = async (who = anna): Promise<readonly (readonly [number, boolean])[]> => {
    const { data } = await request(list, {}, who);
    return (data.getUserAddresses as readonly { readonly id: number; readonly isDefault: boolean }[]).map(
      ({ id, isDefault }) => [id, isDefault],
    );
  };

  it('are listed with the default first, which the first one is [ACC-13]', async () => {
    expect(await listed()).toEqual([]);
    const first = await add();
    const second = await add({ addressLine1: 'Vej 2' });
    const third = await add({ addressLine1: 'Vej 3' });
    expect(await listed()).toEqual([
      [first, true],
      [second, false],
      [third, false],
    ]);
    expect((await request(setDefault, { addressId: third })).data.setDefaultUserAddress).toBe(true);
    expect(await listed()).toEqual([
      [third, true],
      [first, false],
      [second, false],
    ]);
  });

  it('are changed and stored as their country writes them [ACC-13]', async () => {
    const id = await add();
    const address = { ...home, country: 'se', zip: 'SE-114 18', city: 'Stockholm', mobile: '070-123 45 67' };
    const { data } = await request(save, { addressId: id, address });
    const stored = { ...address, country: 'SE', zip: '11418', mobile: '+46701234567' };
    expect(data.saveUserAddress).toEqual({ id, isDefault: true, address: stored });
    expect((await request(list)).data.getUserAddresses).toEqual([{ id, isDefault: true, address: stored }]);
  });

  it('are deleted; after the default, the oldest of the others is it [ACC-13]', async () => {
    const [first, second, third] = [await add(), await add({ city: 'B' }), await add({ city: 'C' })];
    expect((await request(remove, { addressId: first })).data.deleteUserAddress).toBe(true);
    expect(await listed()).toEqual([
      [second, true],
      [third, false],
    ]);
    await request(remove, { addressId: third });
    await request(remove, { addressId: second });
    expect(await listed()).toEqual([]);
    expect((await request(remove, { addressId: second })).data.deleteUserAddress).toBe(false);
  });

  it.each<[string, object]>([
    ['a name', { lastName: ' ' }],
    ['a street', { addressLine1: '' }],
    ['a postal code of its country', { zip: '114 18' }],
    ['a phone number of its country', { mobile: '1' }],
    ['a country that the shop sends to', { country: 'DE' }],
    ['any country', { country: null }],
  ])('are rejected without %s [ACC-13]', async (_what, changes) => {
    expect((await request(save, { address: { ...home, ...changes } })).code).toBe('InvalidAddress');
    expect(await listed()).toEqual([]);
  });

  it('are ten at most, also when they are added at once [ACC-13]', async () => {
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => request(save, { address: { ...home, city: `By ${String(index)}` } })),
    );
    expect(responses.filter(({ code }) => code === 'TooManyAddresses')).toHaveLength(2);
    const addresses = await listed();
    expect(addresses).toHaveLength(10);
    expect(addresses.filter(([, isDefault]) => isDefault)).toHaveLength(1);
    // A full list can still be changed.
    const [[id = 0] = []] = addresses;
    expect((await request(save, { addressId: id, address: home })).code).toBeUndefined();
  });

  it('are added once, when a form is sent twice [ACC-13]', async () => {
    const ids = await Promise.all([add(), add(), add()]);
    expect(new Set(ids).size).toBe(1);
    expect(await listed()).toHaveLength(1);
  });

  it('have one default, however many are chosen at once [ACC-13]', async () => {
    const ids = [await add(), await add({ city: 'B' }), await add({ city: 'C' })];
    await Promise.all(ids.map((addressId) => request(setDefault, { addressId })));
    expect((await listed()).filter(([, isDefault]) => isDefault)).toHaveLength(1);
  });

  it('belong to one customer: another’s are not there [ACC-13]', async () => {
    const id = await add();
    const bo = await makeAccount(auth);
    const own = await add({ city: 'B' }, bo);
    expect(await listed(bo)).toEqual([[own, true]]);
    expect(
      (await request(save, { addressId: id, address: { ...home, city: 'Bos' } }, bo)).data.saveUserAddress,
    ).toBeNull();
    expect((await request(setDefault, { addressId: id }, bo)).data.setDefaultUserAddress).toBe(false);
    expect((await request(remove, { addressId: id }, bo)).data.deleteUserAddress).toBe(false);
    expect(await listed(bo)).toEqual([[own, true]]);
    expect((await request(list)).data.getUserAddresses).toEqual([
      { id, isDefault: true, address: { ...home, mobile: '' } },
    ]);
  });
});
