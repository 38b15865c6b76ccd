import { cookieNames } from '@lyng/browser';
import { marketsSet } from '@lyng/feature';
import type { Visit } from '@lyng/feature';
import type { MarketAlias } from '@lyng/model';
import { openRequest, visitOf } from '../testing/open-request.ts';

const cartId = '9f1b0f8e-0000-4000-8000-000000000001';

const open = (changes: Partial<Visit> = {}, alias: MarketAlias = 'dk') =>
  openRequest(visitOf(alias, { port: 4200, ...changes }));

describe('the state of a request', () => {
  it.each([
    ['checkout', 'ralph-checkout-market=se', 'se', 'se'],
    ['checkout', 'ralph-checkout-market=__proto__', 'dk', 'dk'],
    ['home', 'ralph-checkout-market=se', 'se', 'dk'],
  ] as const)(
    'on %s with the cookie "%s" ships the order to %s and counts the cart as in %s [CHK-16, ROUTE-26] (cookies-018)',
    async (screen, cookieHeader, checkoutMarketAlias, market) => {
      const { state } = await open({ screen, cookieHeader });
      expect(state.channel).toEqual({ marketAlias: 'dk', checkoutMarketAlias, language: 'da', currency: 'DKK' });
      expect(state.cart.market).toBe(market);
    },
  );

  it('reads the customer type from its cookie (cookies-019)', async () => {
    const { state } = await open({ cookieHeader: 'ralph-user-type=ADMIN' });
    expect(state.customer).toEqual({ customerType: 'PERSON', vatIncluded: true });
  });

  it('reads the cart’s id from its cookie, and whether the screen is the checkout', async () => {
    const { state } = await open({ cookieHeader: `ralph-cart=${cartId}`, screen: 'checkout' });
    expect(state.cart).toMatchObject({ cartId, onCheckout: true });
    expect((await open()).state.cart).toMatchObject({ cartId: '', onCheckout: false });
  });

  it('shares nothing with another request: store and state are its own [APP-01]', async () => {
    const mine = await open({ cookieHeader: `ralph-cart=${cartId}; ${cookieNames.userType}=ORGANIZATION` });
    const yours = await open({}, 'fi');
    expect(mine.app.store).not.toBe(yours.app.store);
    expect(mine.app.gateway).not.toBe(yours.app.gateway);
    mine.app.store.dispatch(
      marketsSet({ marketAlias: 'se', checkoutMarketAlias: 'se', language: 'sv', currency: 'SEK' }),
    );
    expect(yours.app.store.getState()).toMatchObject({
      cart: { cartId: '' },
      customer: { customerType: 'PERSON' },
      channel: { currency: 'EUR' },
    });
  });
});
