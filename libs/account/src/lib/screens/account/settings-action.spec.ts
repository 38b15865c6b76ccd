import type { CommerceGateway } from '@lyng/commerce-client';
import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';
import { createTestApp } from '@lyng/feature/testing';
import { makeSite } from '@lyng/routing/testing';
import type { Visit } from '@lyng/feature';
import { sendExport } from '../../server/send-export.ts';
import { makeAddress } from '../../testing/make-profile.ts';
import { settingsAction } from './settings-action.ts';

const user = {
  email: 'a@example.com',
  gender: 'UNSET',
  customerType: 'PERSON',
  newsletter: true,
  personalId: '',
  address: null,
};
const account = { getUser: user, getUserSessions: null, getUserAddresses: null };

const openApp = (gateway: CommerceGateway, isLoggedIn = true, remove = async () => true) =>
  createTestApp({
    gateway,
    site: makeSite({ language: 'da' }),
    ports: {
      visitor: () => (isLoggedIn ? { userId: '1' } : null),
      logout: async () => ['ralph-auth=; Max-Age=0'],
      memberContact: { setMember: async () => true, remove },
    },
  });
const requestOf = (fields: Readonly<Record<string, string>>) =>
  new Request('https://dk.localhost/min-konto/indstillinger', { method: 'POST', body: new URLSearchParams(fields) });
const post = (gateway: CommerceGateway, fields: Readonly<Record<string, string>>, isLoggedIn = true) =>
  settingsAction(openApp(gateway, isLoggedIn), requestOf(fields)) as Promise<Response>;
const leadsTo = ({ status, headers }: Response) => [status, headers.get('location')];

describe('the forms of the settings without script', () => {
  it('save the profile, then show that it is saved [ACC-02, SHOP-13]', async () => {
    const updateUser = jest.fn(() => ({ id: 1 }));
    const fields = { form: 'profile', firstName: 'Åse', customerType: 'ORGANIZATION', newsletter: 'on' };
    const response = await post(schemaGateway({ ...account, updateUser }), fields);
    expect(leadsTo(response)).toEqual([303, '/min-konto/indstillinger?done=profile']);
    expect(response.headers.get('set-cookie')).toMatch(/^ralph-user-type=ORGANIZATION;.*Secure/);
    expect(updateUser).toHaveBeenCalledTimes(1);
  });

  it('show a profile again that is not valid, and send nothing [ACC-02, SHOP-13]', async () => {
    const fields = { form: 'profile', firstName: 'Åse', mobile: '12' };
    expect(await post(schemaGateway(account), fields)).toMatchObject({
      data: { form: 'profile', values: { firstName: 'Åse', mobile: '12' } },
      init: { status: 422 },
    });
  });

  it('show what was typed when it could not be saved [ACC-02]', async () => {
    const gateway = schemaGateway({ ...account, updateUser: null });
    expect(await post(gateway, { form: 'profile', firstName: 'Åse' })).toMatchObject({
      data: { values: { firstName: 'Åse' }, failure: { kind: 'unavailable' } },
      init: { status: 503 },
    });
  });

  const { address } = makeAddress({ address: { country: 'se', zip: '114 18', mobile: '070-123 45 67' } });

  it('save an address, new or known, then show that it is saved [ACC-13, SHOP-13]', async () => {
    const saveUserAddress = jest.fn((_args: unknown) => ({ id: 1 }));
    const gateway = schemaGateway({ ...account, saveUserAddress });
    const response = await post(gateway, { form: 'save-address', address: 'new', ...address });
    expect(leadsTo(response)).toEqual([303, '/min-konto/indstillinger?done=save-address#addresses']);
    await post(gateway, { form: 'save-address', address: '7', ...address });
    const plain = { ...address, country: 'SE', zip: '11418', mobile: '+46701234567' };
    const [first, second] = saveUserAddress.mock.calls.map(([args]) => args);
    expect(first).toMatchObject({ addressId: null, address: plain });
    expect(second).toMatchObject({ addressId: 7, address: plain });
  });

  it('show an address again that is not valid or not saved [ACC-13, SHOP-13]', async () => {
    const saveUserAddress = jest.fn(() => null);
    const gateway = schemaGateway({ ...account, saveUserAddress });
    expect(await post(gateway, { form: 'save-address', address: '7', ...address, zip: '1' })).toMatchObject({
      data: { form: 'save-address', address: { key: 7, values: { firstName: 'Karen', zip: '1' } } },
      init: { status: 422 },
    });
    expect(saveUserAddress).not.toHaveBeenCalled();
    expect(await post(gateway, { form: 'save-address', address: '7', ...address })).toMatchObject({
      data: { address: { key: 7 }, failure: { kind: 'address-gone' } },
      init: { status: 422 },
    });
    const full = failingGateway({ kind: 'rejected', code: 'TooManyAddresses', message: '' });
    expect(await post(full, { form: 'save-address', address: 'new', ...address })).toMatchObject({
      data: { failure: { kind: 'too-many-addresses' } },
      init: { status: 422 },
    });
  });

  it('make an address the default, and delete one [ACC-13, SHOP-13]', async () => {
    const [setDefaultUserAddress, deleteUserAddress] = [
      jest.fn((_args: unknown) => true),
      jest.fn((_args: unknown) => false),
    ];
    const gateway = schemaGateway({ setDefaultUserAddress, deleteUserAddress });
    const chosen = await post(gateway, { form: 'default-address', address: '7' });
    expect(leadsTo(chosen)).toEqual([303, '/min-konto/indstillinger?done=default-address#addresses']);
    expect(setDefaultUserAddress.mock.calls[0]?.[0]).toMatchObject({ addressId: 7 });
    // Another device has deleted it before.
    const deleted = await post(gateway, { form: 'delete-address', address: '7' });
    expect(leadsTo(deleted)).toEqual([303, '/min-konto/indstillinger?done=delete-address#addresses']);
    expect(await post(gateway, { form: 'default-address', address: 'x' })).toMatchObject({
      data: { form: 'default-address', failure: { kind: 'address-gone' } },
      init: { status: 422 },
    });
  });

  it('log devices out [ACC-10, SHOP-13]', async () => {
    const endUserSession = jest.fn((_args: unknown) => true);
    const gateway = schemaGateway({ endUserSession, endOtherUserSessions: true });
    const one = await post(gateway, { form: 'log-out-device', device: 'b' });
    expect(leadsTo(one)).toEqual([303, '/min-konto/indstillinger?done=log-out-device']);
    expect(endUserSession.mock.calls[0]?.[0]).toMatchObject({ id: 'b' });
    const others = await post(gateway, { form: 'log-out-others' });
    expect(leadsTo(others)).toEqual([303, '/min-konto/indstillinger?done=log-out-others']);
  });

  it('delete the account after its prompt and its membership only, and end the session [ACC-05, SHOP-13, SPEC-9]', async () => {
    const deleteUser = jest.fn(() => true);
    const gateway = schemaGateway({ deleteUser });
    expect(await post(gateway, { form: 'delete' })).toMatchObject({ data: { form: 'delete' }, init: { status: 422 } });
    const posted = requestOf({ form: 'delete', confirmed: 'yes' });
    expect(
      await settingsAction(
        openApp(gateway, true, async () => false),
        posted,
      ),
    ).toMatchObject({
      data: { failure: { kind: 'unavailable' } },
    });
    expect(deleteUser).not.toHaveBeenCalled();
    const response = await post(gateway, { form: 'delete', confirmed: 'yes' });
    expect(leadsTo(response)).toEqual([303, '/']);
    expect(response.headers.get('set-cookie')).toBe('ralph-auth=; Max-Age=0');
  });

  it('keep the session when the account could not be deleted [ACC-05]', async () => {
    expect(await post(failingGateway({ kind: 'unreachable' }), { form: 'delete', confirmed: 'yes' })).toMatchObject({
      data: { form: 'delete', failure: { kind: 'unavailable' } },
      init: { status: 503 },
    });
  });

  it.each(['profile', 'save-address', 'log-out-others', 'download', 'delete'])(
    'lead a guest to the page, which requires a login: %s',
    async (form) => {
      const response = await post(failingGateway({ kind: 'unreachable' }), { form, confirmed: 'yes' }, false);
      expect(leadsTo(response)).toEqual([303, '/min-konto/indstillinger']);
    },
  );

  it('lead back to the page for any other post', async () => {
    expect(leadsTo(await post(schemaGateway({}), { form: 'else' }))).toEqual([303, '/min-konto/indstillinger']);
  });
});

describe('the download of one’s data', () => {
  const send = (gateway: CommerceGateway, fields: Readonly<Record<string, string>>, screen = 'account-settings') =>
    sendExport({
      request: requestOf(fields),
      visit: { screen } as Visit,
      app: openApp(gateway),
      openApp: () => openApp(gateway),
      afterLogin: async () => [],
    });
  const exporting = schemaGateway({ exportUser: '{"orders":[]}' });

  it('is a file [ACC-11]', async () => {
    const response = await send(exporting, { form: 'download' });
    expect(await response?.json()).toEqual({ orders: [] });
    expect(response?.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
  });

  it('leaves other posts, and a failure, to the page [ACC-11]', async () => {
    expect(await send(exporting, { form: 'profile' })).toBeUndefined();
    expect(await send(exporting, { form: 'download' }, 'account')).toBeUndefined();
    expect(await send(failingGateway({ kind: 'unreachable' }), { form: 'download' })).toBeUndefined();
  });
});
