import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { createTestApp } from '@lyng/feature/testing';
import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';
import { fail, ok } from '@lyng/model';
import { makeAddress, makeSettings } from '../testing/make-profile.ts';
import { deleteAccount, endDevice, endOtherDevices, saveProfile } from './change-settings.ts';
import { GetAddressesDocument } from './get-addresses.generated.ts';
import { GetDevicesDocument } from './get-devices.generated.ts';
import { loadExport } from './load-export.ts';
import { loadSettings } from './load-settings.ts';

const { country: _country, ...lines } = makeAddress().address;
const address = { ...lines, country: 'DK', company: '' };
const user = {
  email: 'karen@example.com',
  gender: 'WOMAN',
  customerType: 'PERSON',
  newsletter: true,
  personalId: '',
  address,
};
const saved = { id: 3, isDefault: true, address: { ...lines, country: 'DK' } };
const session = { id: 'a', browser: 'Firefox', system: 'Windows', usedAt: '2026-03-02T10:00:00.000Z', isCurrent: true };
const profile = { ...makeSettings().profile, newsletter: true };

describe('the settings of a customer', () => {
  it('have the profile, the saved addresses, and the devices that are logged in [ACC-02, ACC-10, ACC-13]', async () => {
    const gateway = schemaGateway({ getUser: user, getUserSessions: [session], getUserAddresses: [saved] });
    expect(await loadSettings(gateway, 'dk')).toEqual(
      ok({
        email: user.email,
        addressElsewhere: null,
        devices: [session],
        addresses: [{ id: 3, isDefault: true, address: { ...lines, country: 'dk' } }],
        profile,
      }),
    );
  });

  it.each([
    ['SE', 'se'],
    ['DE', 'unknown'],
  ])('do not fill in an address in %s, and name its country [ACC-02]', async (country, elsewhere) => {
    const gateway = schemaGateway({
      getUser: { ...user, address: { ...address, country } },
      getUserSessions: [],
      getUserAddresses: null,
    });
    expect(await loadSettings(gateway, 'dk')).toMatchObject({
      value: { addressElsewhere: elsewhere, profile: { ...profile, addressLine1: '', zip: '', city: '' } },
    });
  });

  it('are complete without devices and addresses, where the service has none [ACC-10, ACC-13]', async () => {
    expect(
      await loadSettings(schemaGateway({ getUser: user, getUserSessions: null, getUserAddresses: null }), 'dk'),
    ).toMatchObject({
      value: { devices: null, addresses: null },
    });
    const known = schemaGateway({ getUser: user });
    const gateway: CommerceGateway = {
      ...known,
      query: async (document, ...rest) =>
        (document as unknown) === GetDevicesDocument || (document as unknown) === GetAddressesDocument
          ? fail({ kind: 'refused', status: 400 })
          : known.query(document, ...rest),
    };
    expect(await loadSettings(gateway, 'dk')).toMatchObject({
      ok: true,
      value: { devices: null, addresses: null, email: user.email },
    });
  });

  it('fail for a response without an account', async () => {
    expect(
      await loadSettings(schemaGateway({ getUser: null, getUserSessions: null, getUserAddresses: null }), 'dk'),
    ).toEqual(fail({ kind: 'malformed' }));
  });
});

describe('a change of the settings', () => {
  it('is sent as it is; what is left out stays, metadata too [ACC-02, ACC-08]', async () => {
    const sent: object[] = [];
    const update = ({ user: given }: { readonly user: object }) => {
      sent.push(JSON.parse(JSON.stringify(given)) as object);
      return { id: 1 };
    };
    const change = { newsletter: true, address: { firstName: 'Åse' } };
    expect(await saveProfile(schemaGateway({ updateUser: update }), change)).toEqual(ok(true));
    expect(sent).toEqual([change]);
  });

  it('is not sent when nothing has changed', async () => {
    expect(await saveProfile(failingGateway({ kind: 'unreachable' }), {})).toEqual(ok(true));
  });

  it.each<[CommerceFailure, string]>([
    [{ kind: 'rejected', code: 'Unauthenticated', message: '' }, 'session-over'],
    [{ kind: 'rejected', code: 'Other', message: '' }, 'unavailable'],
    [{ kind: 'unreachable' }, 'unavailable'],
  ])('fails with %j as %s', async (failure, kind) => {
    const gateway = failingGateway(failure);
    const results = await Promise.all([
      saveProfile(gateway, { newsletter: true }),
      endDevice(gateway, 'a'),
      endOtherDevices(gateway),
      deleteAccount(createTestApp({ gateway })),
    ]);
    expect(results).toEqual(results.map(() => fail({ kind })));
  });

  it('that the service has not made is not called done [ACC-05, ACC-10]', async () => {
    const gateway = schemaGateway({ endUserSession: null, deleteUser: null, updateUser: null });
    const results = [
      await endDevice(gateway, 'a'),
      await deleteAccount(createTestApp({ gateway })),
      await saveProfile(gateway, { newsletter: true }),
    ];
    expect(results).toEqual(results.map(() => fail({ kind: 'unavailable' })));
  });

  it('is done for a device that is logged out already, as after a second press [ACC-10]', async () => {
    expect(await endDevice(schemaGateway({ endUserSession: false }), 'a')).toEqual(ok(true));
  });
});

describe('the export', () => {
  it('is the text of the service, and never an empty file [ACC-11]', async () => {
    expect(await loadExport(schemaGateway({ exportUser: '{"account":[]}' }))).toEqual(ok('{"account":[]}'));
    expect(await loadExport(schemaGateway({ exportUser: null }))).toEqual(fail({ kind: 'malformed' }));
  });
});
