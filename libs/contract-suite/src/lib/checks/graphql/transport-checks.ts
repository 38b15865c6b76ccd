import { assertContract, assertEqual, guestReads } from '../../core/check.ts';
import type { Check } from '../../core/check.ts';
import { assertShape } from '../../core/shape.ts';
import type { GraphqlClient } from '../../wire/graphql.ts';

/** The rules of every document. */
export const transportChecks = (client: GraphqlClient): readonly Check[] => [
  guestReads('variables that a document does not declare are ignored', async () => {
    const { data, errors } = await client.send('{ __typename }', { checkoutMarket: 'x' });
    assertContract(data && errors.length === 0, errors[0]?.message ?? 'no data');
  }),
  guestReads('an unknown channel, market and language fall back', async () => {
    const { channel } = await client.data('{ channel(channelId: "99|xx") { id } }');
    assertShape(channel, { id: 'string' }, 'channel');
    const { products } = await client.data(
      '{ products(take: 1, channelId: "99|xx", languageId: "xx-XX", marketId: "xx") { count } }',
    );
    assertShape(products, { count: 'number' }, 'products');
  }),
  guestReads('objects name their type', async () => {
    const { products } = await client.data('{ products(take: 1) { __typename products { __typename } } }');
    assertEqual(products?.__typename, 'ProductsResultType', 'products.__typename');
    assertEqual(products?.products?.[0]?.__typename ?? 'ProductType', 'ProductType', 'its product');
  }),
  guestReads('an invalid document gets errors with messages, and no data', async () => {
    const { data, errors } = await client.send('{ thisFieldDoesNotExist }');
    assertContract(!data, 'There is data.');
    assertShape(errors, [{ message: 'string' }], 'errors');
    assertContract(errors.length > 0, 'There is no error.');
  }),
  guestReads('the channel lists its markets, languages and currencies', async () => {
    const { channels } = await client.data(`{ channels {
      id name defaultLanguageId defaultMarketId languages { id name code }
      markets { id alias defaultLanguageId allowedLanguages { id } country { name code } currency { name symbol code } }
    } }`);
    assertShape(
      channels,
      [
        {
          id: 'string',
          'languages?': [{ id: 'string' }],
          markets: [{ id: 'string', alias: 'string', country: { code: 'string' }, currency: { code: 'string' } }],
        },
      ],
      'channels',
    );
    assertContract(channels.length > 0, 'No channel.');
    assertContract(/^\d+\|\w+$/.test(channels[0].id), `A channel id is a number, a bar and a name: ${channels[0].id}`);
  }),
  guestReads('an anonymous request has no user', async () => {
    const { data, errors } = await client.send('{ getUser { id } }');
    assertContract(errors.length > 0 || data?.getUser === null, 'There is a user.');
  }),
];
