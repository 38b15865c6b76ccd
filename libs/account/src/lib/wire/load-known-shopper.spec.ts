// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApolloGateway } from '@lyng/commerce-client/apollo';
import { loadKnownShopper } from './load-known-shopper.ts';

let server: Server;
let responseBody: object;

beforeAll(async () => {
  server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(responseBody)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const load = (given: object, market: 'dk' | 'se' = 'dk') => {
  responseBody = given;
  const gateway = createApolloGateway({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    apiKey: 'lyng',
    site: { channelId: '1|dk', languageId: 'da-DK', marketId: market },
    fetch,
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
  it('has the full address in its own country', async () => {
    expect(await load(user({ address }))).toEqual({
      ...contact,
      careOf: '',
      addressLine1: 'Nørregade 12',
      addressLine2: '',
      zip: '1165',
      city: 'København K',
      entryCode: '',
      company: '',
    });
  });

  it('has no address in another country', async () => {
    expect(await load(user({ address }), 'se')).toEqual(contact);
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
