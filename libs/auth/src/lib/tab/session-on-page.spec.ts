import { createApolloGateway } from '@lyng/commerce-client/apollo';
import { makeDocument } from '@lyng/commerce-client/testing';
import { createHref } from '@lyng/routing/core';
import { makeSite } from '@lyng/routing/testing';
import { sessionOnPage } from './session-on-page.ts';

const cartQuery = makeDocument('query getCart { getCart(id: "mine") { id } }');
const userQuery = makeDocument('query getUser { getUser { id } }');

describe('a page whose user changes', () => {
  it('clears the API’s cache for the previous user and keeps the shown cart [AUTH-06]', () => {
    const gateway = createApolloGateway({
      url: 'http://dk.localhost/graphql',
      apiKey: 'lyng',
      site: { channelId: '1|dk', languageId: 'da-DK', marketId: 'dk' },
      fetch: () => Promise.reject(new Error('Nothing is requested here.')),
      newId: () => 'key',
    });
    const cart = { getCart: { __typename: 'CartType', id: 'mine' } };
    const user = { getUser: { __typename: 'UserType', id: 7 } };
    gateway.write(cartQuery, {}, cart);
    gateway.write(userQuery, {}, user);
    expect([gateway.read(cartQuery, {}), gateway.read(userQuery, {})]).toEqual([cart, user]);
    type Given = Parameters<typeof sessionOnPage>;
    sessionOnPage({ gateway, href: createHref(makeSite()) } as unknown as Given[0], {} as Given[1]).clearCache();
    expect([gateway.read(cartQuery, {}), gateway.read(userQuery, {})]).toEqual([cart, undefined]);
  });
});
