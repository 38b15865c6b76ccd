// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { createApolloGateway } from '@lyng/commerce-client/apollo';
import { loadKnownShopper } from './load-known-shopper.ts';

/** A service that knows nothing of saved addresses. */
const noSaved = { errors: [{ message: 'Cannot query field "getUserAddresses" on type "Query".' }] };

const load = (given: object, market: 'dk' | 'se' = 'dk', saved: object = noSaved) => {
  const gateway = createApolloGateway({
    url: 'http://dk.localhost/graphql',
    apiKey: 'lyng',
    site: { channelId: '1|dk', languageId: 'da-DK', marketId: market },
    fetch: async (_address, init) => Response.json(String(init?.body).includes('getUserAddresses') ? saved : given),
    newId: () => 'key',
  });
  return loadKnownShopper(gateway, market);
};

const address = {
  __typename: 'AddressType',
  firstName: 'Karen',
  lastName: 'Holm',
  careOf: '',
  addressLine1: 'Nørregade 12',
  addressLine2: '',
  zip: '1165',
  city: 'København K',
  country: 'DK',
  entryCode: '',
  mobile: '+4520123456',
  company: '',
};
const user = (more: object) => ({ data: { getUser: { __typename: 'UserType', email: 'kunde@example.com', ...more } } });
const contact = { email: 'kunde@example.com', firstName: 'Karen', lastName: 'Holm', mobile: '+4520123456' };

describe('the account data of a shopper', () => {
  const { company: _company, __typename: _name, country: _country, ...lines } = address;
  it('has the full address in its own country', async () => {
    expect(await load(user({ address }))).toEqual({ ...contact, ...lines, company: '' });
  });

  it('has no address in another country', async () => {
    expect(await load(user({ address }), 'se')).toEqual(contact);
  });

  const mother = { ...lines, firstName: 'Inger', addressLine1: 'Havnegade 12', mobile: '' };
  const saved = (...addresses: readonly object[]) => ({
    data: {
      getUserAddresses: addresses.map((each, index) => ({
        __typename: 'UserAddressType',
        id: index + 1,
        isDefault: index === 0,
        address: { __typename: 'AddressType', country: 'DK', ...each },
      })),
    },
  });

  it('begins with the default of the saved addresses, and has all of them to choose from [ACC-13]', async () => {
    expect(await load(user({ address }), 'dk', saved(mother, { ...mother, zip: '8000' }))).toEqual({
      ...contact,
      ...mother,
      mobile: contact.mobile,
      company: '',
      addresses: [mother, { ...mother, zip: '8000' }, lines],
    });
  });

  it('has nothing to choose from with one address, or with the same one twice [ACC-13]', async () => {
    expect(await load(user({ address: null }), 'dk', saved(mother))).toEqual({ email: 'kunde@example.com', ...mother });
    expect(await load(user({ address }), 'dk', saved({ ...lines, mobile: '' }))).toEqual({
      ...contact,
      ...lines,
      company: '',
    });
  });

  it('has the saved addresses of the market only [ACC-13]', async () => {
    const swedish = { ...mother, country: 'SE', zip: '11418' };
    expect(await load(user({ address }), 'se', saved(mother, swedish))).toEqual({
      ...contact,
      ...mother,
      zip: '11418',
      mobile: contact.mobile,
    });
  });

  it('has at least the email', async () => {
    expect(await load(user({ address: null }))).toEqual({ email: 'kunde@example.com' });
  });

  it.each([
    [{ data: { getUser: null } }],
    [{ errors: [{ message: 'no', extensions: { code: 'Unauthenticated' } }] }],
    [{}],
  ])('is empty for %j', async (given) => {
    expect(await load(given)).toBeUndefined();
  });
});
