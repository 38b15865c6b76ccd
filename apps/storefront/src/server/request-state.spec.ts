import { openRequest, visitOf } from '../testing/open-request.ts';

const cartId = '9f1b0f8e-0000-4000-8000-000000000001';
const cookieHeader = `ralph-checkout-market=se; ralph-cart=${cartId}`;

it.each([
  ['checkout', { cartId, market: 'se', onCheckout: true }],
  ['home', { cartId, market: 'dk', onCheckout: false }],
] as const)(
  'on %s a request has the cart of its cookie, in the market that the order goes to: %j [CHK-16] (cookies-018)',
  async (screen, cart) => {
    expect((await openRequest(visitOf('dk', { screen, cookieHeader }))).state.cart).toMatchObject(cart);
  },
);
