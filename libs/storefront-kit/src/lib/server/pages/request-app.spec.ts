import { makeDocument } from '@lyng/commerce-client/testing';
import type { Messages } from '@lingui/core';
import { defineFeature, marketsSet, selectPage } from '@lyng/feature';
import type { MessageTable, Visit } from '@lyng/feature';
import { languages } from '@lyng/model';
import type { Language, MarketAlias } from '@lyng/model';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { makeStorefront } from '../../testing/make-storefront.ts';
import { visitOf } from '../../testing/visit-of.ts';
import { loadParts, openRequestApp } from './request-app.ts';
import type { LoadedParts, OnMissingText } from './request-app.ts';

const cartId = '9f1b0f8e-0000-4000-8000-000000000001';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

const table = (text: (language: Language) => Messages): MessageTable =>
  Object.fromEntries(languages.map((language) => [language, async () => ({ messages: text(language) })]));

/** The slice of a cart whose id is in a cookie. */
const cartSlice = createSlice({
  name: 'cart',
  initialState: { cartId: '' },
  reducers: { cartAdopted: (_state, { payload }: PayloadAction<string>) => ({ cartId: payload }) },
});
const lazySlice = createSlice({ name: 'lazy', initialState: { here: true }, reducers: {} });

const shop = makeStorefront([
  defineFeature({
    id: 'cart',
    slices: [cartSlice],
    lazySlices: async () => ({ slices: [lazySlice] }),
    server: {
      messages: {
        shop: table((language) => ({ hello: `hello in ${language}` })),
        checkout: table((language) => ({ pay: `pay in ${language}` })),
      },
      prepare: ({ cookie, store }) => void store.dispatch(cartSlice.actions.cartAdopted(cookie('ralph-cart') ?? '')),
    },
  }),
]);
let parts: LoadedParts;
beforeAll(async () => void (parts = await loadParts(shop)));

const open = (changes: Partial<Visit> = {}, alias: MarketAlias = 'dk', onMissingText?: OnMissingText) =>
  openRequestApp(shop, parts, visitOf(shop, alias, changes), onMissingText);

describe('openRequestApp', () => {
  it.each([
    ['dk', 'da', 'DKK'],
    ['se', 'sv', 'SEK'],
    ['no', 'nb', 'NOK'],
    ['fi', 'fi', 'EUR'],
  ] as const)(
    'opens in %s with its locale %s and currency %s; the order goes there too [ROUTE-26]',
    (alias, language, currency) => {
      const { store } = open({}, alias);
      expect(store.getState().channel).toEqual({ marketAlias: alias, checkoutMarketAlias: alias, language, currency });
    },
  );

  it.each([
    ['checkout', 'ralph-checkout-market=se', 'se', 'SEK'],
    ['checkout', 'ralph-checkout-market=xx', 'dk', 'DKK'],
    ['checkout', 'ralph-checkout-market=__proto__', 'dk', 'DKK'],
    ['checkout', '', 'dk', 'DKK'],
    ['home', 'ralph-checkout-market=se', 'se', 'SEK'],
  ] as const)(
    'on %s with the cookie "%s" ships the order to %s, paid in %s [CHK-16, ROUTE-24, ROUTE-26]',
    (screen, cookieHeader, checkoutMarketAlias, currency) => {
      const { channel } = open({ screen, cookieHeader }).store.getState();
      expect(channel).toEqual({ marketAlias: 'dk', checkoutMarketAlias, language: 'da', currency });
    },
  );

  it.each([
    ['', 1360, false],
    [phone, 390, false],
    ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', 1360, true],
  ])('knows of the device "%s" how wide and how old it is [APP-02]', (userAgent, viewportWidth, ancientBrowser) => {
    expect(selectPage(open({ userAgent }).store.getState())).toMatchObject({ viewportWidth, ancientBrowser });
  });

  it('reports in development a text without a translation, which is shown in English', () => {
    const missing: string[] = [];
    const { translate } = open({}, 'dk', (id, language) => missing.push(`${language} ${id}`));
    const text = { id: 'new1', message: 'Brand new' };
    expect(translate(text)).toBe('Brand new');
    expect(missing).toEqual(['da new1']);
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

  it('has all slices from the start, and what the features prepare', () => {
    expect(open({ cookieHeader: `ralph-cart=${cartId}` }).store.getState()).toMatchObject({
      cart: { cartId },
      lazy: { here: true },
    });
    expect(open().store.getState()).toMatchObject({ cart: { cartId: '' } });
  });

  it('has texts in the language of its market, and loads more when a page requests them', async () => {
    const context = open({}, 'se');
    const shown = () => ['hello', 'pay'].map((id) => context.translate({ id }));
    expect([context.i18n.locale, [...context.usedMessages]]).toEqual(['sv', ['shop']]);
    expect(shown()).toEqual(['hello in sv', 'pay']);
    await context.loadMessages('checkout');
    expect(shown()).toEqual(['hello in sv', 'pay in sv']);
    expect([...context.usedMessages]).toEqual(['shop', 'checkout']);
  });

  it('names no texts of a feature that the shop does not have, so that a browser requests none', async () => {
    const context = open();
    await context.loadMessages('reviews');
    expect([...context.usedMessages]).toEqual(['shop']);
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

    const shopper = makeDocument<{ getUser: { id: string } }>('query shopper { getUser { id } }');
    mine.gateway.write(shopper, {}, { getUser: { id: 'karen' } });
    expect(mine.gateway.read(shopper, {})).toEqual({ getUser: { id: 'karen' } });
    expect(yours.gateway.read(shopper, {})).toBeFalsy();

    mine.i18n.activate('da');
    expect(yours.i18n.locale).toBe('fi');
  });
});
