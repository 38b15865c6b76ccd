import { randomUUID } from 'node:crypto';
import { assertContract, assertEqual, customerReads, guestWrites } from '../../core/check.ts';
import type { Check } from '../../core/check.ts';
import { assertShape } from '../../core/shape.ts';
import { tokensOf } from '../../wire/auth.ts';
import type { AuthClient } from '../../wire/auth.ts';
import type { GraphqlClient } from '../../wire/graphql.ts';

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
export function accountChecks(client: GraphqlClient, auth: AuthClient): readonly Check[] {
  const logIn = async (): Promise<GraphqlClient> => client.withToken((await auth.logIn()).token);
  return [
    customerReads('getUser is the customer of the token', async () => {
      const { user } = await (await logIn()).data(GET);
      assertShape(user, { id: 'number', email: 'string', 'availableChannels?': [{ channelId: 'string' }] }, 'getUser');
      assertEqual(user.email.toLowerCase(), auth.customer.username.toLowerCase(), 'The email address');
    }),
    customerReads('getOrders lists the orders of the customer', async () => {
      const { getOrders } = await (await logIn()).data(ORDERS);
      assertShape(getOrders, [{ id: 'number', status: 'string', 'currency?': 'string' }], 'getOrders');
    }),
    guestWrites('a registered customer is updated, and deleted', async () => {
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
    }),
    guestWrites('a password reset gives the same response for every address', async () => {
      const { requestPasswordReset } = await client.data(
        'mutation Reset($email: String!) { requestPasswordReset(email: $email) }',
        { email: `contract-${randomUUID()}@example.com` },
      );
      assertEqual(requestPasswordReset, true, 'requestPasswordReset of an unknown address');
    }),
    guestWrites('a made-up reset key is rejected', async () => {
      const { data, errors } = await client.send(
        'mutation Commit($key: String!, $password: String!) { commitReset(resetKey: $key, password: $password) }',
        { key: randomUUID(), password: 'x' },
      );
      assertContract(data?.commitReset !== true || errors.length > 0, 'It is accepted.');
    }),
  ];
}
