import { randomUUID } from 'node:crypto';
import { assertContract, assertEqual } from '../../core/check.ts';
import type { Check } from '../../core/check.ts';
import { assertShape } from '../../core/shape.ts';
import { tokensOf } from '../../wire/auth.ts';
import type { AuthClient } from '../../wire/auth.ts';
import type { GraphqlClient } from '../../wire/graphql.ts';
import type { Customer } from '../auth-checks.ts';

const USER = `{
  id email gender customerType newsletter
  address { firstName lastName addressLine1 zip city country }
  availableChannels { channelId availableMarkets { alias } }
}`;
const GET = `{ user: getUser ${USER} }`;
const UPDATE = `mutation Update($user: UserInputType!) { user: updateUser(user: $user) ${USER} }`;
const ORDERS = `{ getOrders {
  id publicId status createdAt currency
  cart { items { skuId quantity } } paymentDetails { paymentId displayName } refunds { id } shippingDetails { id }
} }`;

/** The account of a logged-in customer. */
export function accountChecks(
  client: GraphqlClient,
  auth: AuthClient,
  customer: Customer | undefined,
): readonly Check[] {
  const logIn = async (account: Customer | undefined): Promise<GraphqlClient> =>
    client.withToken(tokensOf(await auth.authenticate('login', account ?? { username: '', password: '' })).token);
  return [
    {
      name: 'getUser is the customer of the token',
      role: 'customer',
      run: async () => {
        const { user } = await (await logIn(customer)).data(GET);
        assertShape(
          user,
          { id: 'number', email: 'string', 'availableChannels?': [{ channelId: 'string' }] },
          'getUser',
        );
        assertEqual(user.email.toLowerCase(), customer?.username.toLowerCase(), 'The email address');
      },
    },
    {
      name: 'getOrders lists the orders of the customer',
      role: 'customer',
      run: async () => {
        const { getOrders } = await (await logIn(customer)).data(ORDERS);
        assertShape(getOrders, [{ id: 'number', status: 'string', 'currency?': 'string' }], 'getOrders');
      },
    },
    {
      name: 'a registered customer is updated, and deleted',
      role: 'guest',
      writes: true,
      run: async () => {
        const made = { username: `contract-${randomUUID()}@example.com`, password: 'Contract-7-Suite' };
        const own = client.withToken(tokensOf(await auth.authenticate('register', made)).token);
        const address = { firstName: 'Ida', lastName: 'Holm' };
        const { user } = await own.data(UPDATE, { user: { newsletter: false, customerType: 'PERSON', address } });
        assertEqual([user.email, user.address?.firstName], [made.username, 'Ida'], 'The updated customer');
        const { user: unchanged } = await own.data(UPDATE, { user: { gender: 'WOMAN' } });
        assertEqual([unchanged.address?.firstName, unchanged.gender], ['Ida', 'WOMAN'], 'What is left out stays');
        assertEqual((await own.data('mutation { deleteUser }')).deleteUser, true, 'deleteUser');
        const { data, errors } = await own.send(GET);
        assertContract(!data?.user || errors.length > 0, 'The account is still there.');
      },
    },
    {
      name: 'a password reset gives the same response for every address',
      role: 'guest',
      writes: true,
      run: async () => {
        const { requestPasswordReset } = await client.data(
          'mutation Reset($email: String!) { requestPasswordReset(email: $email) }',
          { email: `contract-${randomUUID()}@example.com` },
        );
        assertEqual(requestPasswordReset, true, 'requestPasswordReset of an unknown address');
      },
    },
    {
      name: 'a made-up reset key is rejected',
      role: 'guest',
      writes: true,
      run: async () => {
        const { data, errors } = await client.send(
          'mutation Commit($key: String!, $password: String!) { commitReset(resetKey: $key, password: $password) }',
          { key: randomUUID(), password: 'x' },
        );
        assertContract(data?.commitReset !== true || errors.length > 0, 'It is accepted.');
      },
    },
  ];
}
