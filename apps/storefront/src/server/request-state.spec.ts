import { cookieNames } from '@lyng/browser';
import { marketsSet } from '@lyng/feature';
import type { Visit } from '@lyng/feature';
import { languages } from '@lyng/model';
import type { MarketAlias } from '@lyng/model';
import { frame } from '../frame/frame.ts';
import { selectGlobalState } from '../testing/global-state.ts';
import { openRequest, visitOf } from '../testing/open-request.ts';

const cartId = '9f1b0f8e-0000-4000-8000-000000000001';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

const open = (changes: Partial<Visit> = {}, alias: MarketAlias = 'dk') =>
  openRequest(visitOf(alias, { port: 4200, ...changes }));

describe('the state of a request', () => {
  it.each([
    ['dk', 'da', 'DKK'],
    ['se', 'sv', 'SEK'],
    ['no', 'nb', 'NOK'],
    ['fi', 'fi', 'EUR'],
  ] as const)(
    'opens in %s with its locale %s and currency %s; the order goes there too [ROUTE-26]',
    async (alias, language, currency) => {
      const { state } = await open({}, alias);
      expect(state.channel).toEqual({ marketAlias: alias, checkoutMarketAlias: alias, language, currency });
      expect(state.cart.market).toBe(alias);
    },
  );

  it.each([
    ['checkout', 'ralph-checkout-market=se', 'se', 'se'],
    ['checkout', 'ralph-checkout-market=xx', 'dk', 'dk'],
    ['checkout', 'ralph-checkout-market=__proto__', 'dk', 'dk'],
    ['checkout', '', 'dk', 'dk'],
    ['home', 'ralph-checkout-market=se', 'se', 'dk'],
  ] as const)(
    'on %s with the cookie "%s" ships the order to %s and counts the cart as in %s [CHK-16, ROUTE-26] (cookies-018)',
    async (screen, cookieHeader, checkoutMarketAlias, market) => {
      const { state } = await open({ screen, cookieHeader });
      expect(state.channel).toEqual({ marketAlias: 'dk', checkoutMarketAlias, language: 'da', currency: 'DKK' });
      expect(state.cart.market).toBe(market);
    },
  );

  it.each([
    ['', 1360],
    [phone, 390],
  ])('has the host, and the width of the device "%s"', async (userAgent, viewportWidth) => {
    expect(selectGlobalState((await open({ userAgent })).state)).toMatchObject({
      hostname: 'dk.localhost',
      viewportWidth,
      ancientBrowser: false,
    });
  });

  it('detects an ancient browser', async () => {
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';
    expect(selectGlobalState((await open({ userAgent })).state).ancientBrowser).toBe(true);
  });

  it.each([
    ['', 'PERSON', true],
    ['ralph-user-type=PERSON', 'PERSON', true],
    ['ralph-user-type=ORGANIZATION', 'ORGANIZATION', false],
    ['ralph-user-type=organization', 'PERSON', true],
    ['ralph-user-type=ADMIN', 'PERSON', true],
    ['ralph-user-type=%00<script>', 'PERSON', true],
  ])('reads the customer type from "%s" (cookies-019)', async (cookieHeader, customerType, vatIncluded) => {
    expect((await open({ cookieHeader })).state.customer).toEqual({ customerType, vatIncluded });
  });

  it('reads the cart’s id from its cookie, and whether the screen is the checkout', async () => {
    const { state } = await open({ cookieHeader: `ralph-cart=${cartId}`, screen: 'checkout' });
    expect(state.cart).toMatchObject({ cartId, onCheckout: true });
    expect((await open()).state.cart).toMatchObject({ cartId: '', onCheckout: false });
  });

  it.each(languages)('has texts in %s', async (language) => {
    const alias = ({ da: 'dk', sv: 'se', nb: 'no', fi: 'fi' } as const)[language];
    const broken = { da: 'Noget gik galt', sv: 'Något gick fel', nb: 'Noe gikk galt', fi: 'Jokin meni pieleen' };
    const { app } = await open({}, alias);
    expect(app.translate(frame.errorTitle(500))).toBe(broken[language]);
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
