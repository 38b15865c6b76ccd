// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import { parse } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { languages } from '@lyng/model';
import { marketSite } from '@lyng/routing/core';
import { siteConfig } from '../config.ts';
import { marketsSet } from '../shell/slices/channel-slice.ts';
import { selectGlobalState } from '../shell/global-state.ts';
import { createRequestContext } from './request-context.ts';
import type { RequestFacts } from './request-context.ts';

const cartId = '9f1b0f8e-0000-4000-8000-000000000001';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

const open = (more: Partial<RequestFacts> = {}, alias = 'dk') => {
  const market = siteConfig.markets.find((one) => one.alias === alias);
  if (!market) throw new Error(`@lyng/storefront: there is no market ${alias}.`);
  return createRequestContext({
    site: marketSite(siteConfig, market, market.languages[0]),
    screen: 'home',
    host: market.host,
    port: 4200,
    protocol: 'http',
    cookieHeader: '',
    userAgent: '',
    backendUrl: 'http://127.0.0.1:1',
    backendTimeout: 1500,
    ip: '127.0.0.1',
    ...more,
  });
};

describe('createRequestContext', () => {
  it.each([
    ['dk', 'da', 'DKK'],
    ['se', 'sv', 'SEK'],
    ['no', 'nb', 'NOK'],
    ['fi', 'fi', 'EUR'],
  ])(
    'opens in %s with its locale %s and currency %s; the order goes there too [ROUTE-26]',
    (alias, language, currency) => {
      const { store } = open({}, alias);
      expect(store.getState().channel).toEqual({ marketAlias: alias, checkoutMarketAlias: alias, language, currency });
      expect(store.getState().cart.market).toBe(alias);
    },
  );

  it.each([
    ['checkout', 'ralph-checkout-market=se', 'se', 'se'],
    ['checkout', 'ralph-checkout-market=xx', 'dk', 'dk'],
    ['checkout', 'ralph-checkout-market=__proto__', 'dk', 'dk'],
    ['checkout', '', 'dk', 'dk'],
    ['home', 'ralph-checkout-market=se', 'se', 'dk'],
  ] as const)(
    'on %s with the cookie "%s" the order goes to %s, and the cart is counted as in %s [CHK-16, ROUTE-26]',
    (screen, cookieHeader, checkoutMarketAlias, market) => {
      const { store } = open({ screen, cookieHeader });
      expect(store.getState().channel).toEqual({
        marketAlias: 'dk',
        checkoutMarketAlias,
        language: 'da',
        currency: 'DKK',
      });
      expect(store.getState().cart.market).toBe(market);
    },
  );

  it('in development reports a text without a translation, which is shown in English', () => {
    const missing: string[] = [];
    const { translate } = open({ onMissingText: (id, language) => missing.push(`${language} ${id}`) });
    const text = { id: 'new1', message: 'Brand new' };
    expect(translate(text)).toBe('Brand new');
    expect(missing).toEqual(['da new1']);
  });

  it.each([
    ['', 1360],
    [phone, 390],
  ])('knows the host, and the width of the device "%s"', (userAgent, viewportWidth) => {
    expect(selectGlobalState(open({ userAgent }).store.getState())).toMatchObject({
      hostname: 'dk.localhost',
      viewportWidth,
      ancientBrowser: false,
    });
  });

  it('knows an ancient browser', () => {
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';
    expect(selectGlobalState(open({ userAgent }).store.getState()).ancientBrowser).toBe(true);
  });

  it.each([
    ['', 'PERSON', true],
    ['ralph-user-type=PERSON', 'PERSON', true],
    ['ralph-user-type=ORGANIZATION', 'ORGANIZATION', false],
    ['ralph-user-type=organization', 'PERSON', true],
    ['ralph-user-type=%00<script>', 'PERSON', true],
  ])('reads the customer type from "%s"', (cookieHeader, customerType, vatIncluded) => {
    expect(open({ cookieHeader }).store.getState().customer).toEqual({ customerType, vatIncluded });
  });

  it('reads the cart’s id from its cookie, and that the checkout is entered from the screen', () => {
    const { store } = open({ cookieHeader: `ralph-cart=${cartId}`, screen: 'checkout' });
    expect(store.getState().cart).toMatchObject({ cartId, onCheckout: true });
    expect(open().store.getState().cart).toMatchObject({ cartId: '', onCheckout: false });
  });

  it.each(languages)('speaks %s, and loads more texts when a page asks for them', async (language) => {
    const alias = { da: 'dk', sv: 'se', nb: 'no', fi: 'fi' }[language];
    const context = open({}, alias);
    expect(context.i18n.locale).toBe(language);
    expect([...context.usedMessages]).toEqual(['shop']);
    await context.useMessages('checkout');
    expect([...context.usedMessages]).toEqual(['shop', 'checkout']);
  });

  it('shares nothing with another request: store, cache and translations are its own [APP-01]', () => {
    const mine = open({ cookieHeader: `ralph-cart=${cartId}; ralph-user-type=ORGANIZATION` });
    const yours = open({}, 'fi');
    expect(mine.store).not.toBe(yours.store);
    expect(mine.gateway).not.toBe(yours.gateway);
    expect(mine.i18n).not.toBe(yours.i18n);

    mine.store.dispatch(marketsSet({ marketAlias: 'se', checkoutMarketAlias: 'se', language: 'sv', currency: 'SEK' }));
    expect(yours.store.getState()).toMatchObject({
      cart: { cartId: '' },
      customer: { customerType: 'PERSON' },
      channel: { currency: 'EUR' },
    });

    const shopper = parse('query shopper { getUser { id } }') as TypedDocumentNode<
      { getUser: { id: string } },
      Record<string, never>
    >;
    mine.gateway.write(shopper, {}, { getUser: { id: 'karen' } });
    expect(mine.gateway.read(shopper, {})).toEqual({ getUser: { id: 'karen' } });
    expect(yours.gateway.read(shopper, {})).toBeFalsy();

    mine.i18n.activate('da');
    expect(yours.i18n.locale).toBe('fi');
  });
});
