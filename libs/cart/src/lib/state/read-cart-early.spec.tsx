import { createApolloGateway } from '@lyng/commerce-client/apollo';
import { readCart } from '../wire/cached-cart.ts';
import { createBrowserCartPorts } from './cart-ports.ts';

it('reads no cart through Apollo Client before the code that sends requests is loaded', () => {
  const site = { channelId: '1|dk', languageId: 'da-DK', marketId: 'dk' };
  const { gateway } = createBrowserCartPorts(
    createApolloGateway({ apiKey: 'key', site, fetch: jest.fn(), newId: () => '1' }),
  );
  expect(readCart(gateway, { cartId: 'cart-1', market: 'dk', onCheckout: false })).toBeNull();
});
