import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';
import { makeAddress } from '../testing/make-profile.ts';
import { loadKnownShopper } from './load-known-shopper.ts';

const { country: _country, ...lines } = makeAddress().address;
const own = { ...lines, country: 'DK', company: '' };
const mother = { ...lines, firstName: 'Inger', addressLine1: 'Havnegade 12', mobile: '' };
const email = 'kunde@example.com';
const { firstName, lastName, mobile } = lines;
const contact = { email, firstName, lastName, mobile };

/** Loads the shopper with that address and these saved ones, the default first. */
const load = (address: object | null, saved: readonly object[] = [], market: 'dk' | 'se' = 'dk') => {
  const getUserAddresses = saved.map((each, index) => ({
    id: index + 1,
    isDefault: index === 0,
    address: { country: 'DK', ...each },
  }));
  return loadKnownShopper(schemaGateway({ getUser: { email, address }, getUserAddresses }), market);
};

describe('the account data of a shopper', () => {
  it('has the full address in its own country, and none in another', async () => {
    expect(await load(own)).toEqual({ ...contact, ...lines, company: '' });
    expect(await load(own, [], 'se')).toEqual(contact);
  });

  it('begins with the default of the saved addresses, and has all of them to choose from [ACC-13]', async () => {
    const other = { ...mother, zip: '8000' };
    const addresses = [mother, other, lines];
    expect(await load(own, [mother, other])).toEqual({ ...contact, ...mother, mobile, company: '', addresses });
  });

  it('has nothing to choose from with one address, or with the same one twice [ACC-13]', async () => {
    expect(await load(null, [mother])).toEqual({ email, ...mother });
    expect(await load(own, [{ ...lines, mobile: '' }])).toEqual({ ...contact, ...lines, company: '' });
  });

  it('has the saved addresses of the market only [ACC-13]', async () => {
    const swedish = { ...mother, country: 'SE', zip: '11418' };
    expect(await load(own, [mother, swedish], 'se')).toEqual({ ...contact, ...mother, zip: '11418', mobile });
  });

  it('has at least the email', async () => {
    expect(await load(null)).toEqual({ email });
  });

  it.each([
    ['for nobody', schemaGateway({ getUser: null, getUserAddresses: null })],
    ['while the API does not respond', failingGateway({ kind: 'unreachable' })],
  ])('is empty %s', async (_case, gateway) => {
    expect(await loadKnownShopper(gateway, 'dk')).toBeUndefined();
  });
});
