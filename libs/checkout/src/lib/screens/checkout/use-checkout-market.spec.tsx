import { CurrentApp, channelSlice } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';
import type { MarketAlias } from '@lyng/model';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useCheckoutMarket } from './use-checkout-market.ts';

const checkoutMarkets = [
  { alias: 'dk', currency: 'DKK' },
  { alias: 'se', currency: 'SEK', onlyDisplayInCheckout: true },
];

/** The channels of a browser's tabs, by name; a message arrives at once, at all but its sender. */
class TestChannel extends EventTarget {
  static readonly all = new Set<TestChannel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    TestChannel.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of TestChannel.all)
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    TestChannel.all.delete(this);
  }
}

beforeEach(() => {
  TestChannel.all.clear();
  Object.assign(globalThis, { BroadcastChannel: TestChannel });
});

/** A tab with a checkout. */
function openTab() {
  const carts: MarketAlias[] = [];
  const store = configureStore({ reducer: combineSlices(channelSlice) });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <CurrentApp value={{ config: { checkoutMarkets } } as unknown as AppContext}>{children}</CurrentApp>
    </Provider>
  );
  const { result } = renderHook(() => useCheckoutMarket((market) => carts.push(market)), { wrapper });
  return { carts, result, shown: () => store.getState().channel };
}

describe('a change of the market that the order ships to', () => {
  it('changes market, currency, cookie and cart, in every tab with a checkout, once, also to a market without a shop [CHK-16, ROUTE-24]', () => {
    const [first, second] = [openTab(), openTab()];
    act(() => first.result.current.change('se'));
    for (const tab of [first, second]) {
      expect(tab.shown()).toMatchObject({ marketAlias: 'dk', checkoutMarketAlias: 'se', currency: 'SEK' });
      expect([tab.result.current.market, tab.carts]).toEqual(['se', ['se']]);
    }
    expect(document.cookie).toContain('ralph-checkout-market=se');
  });

  it('ignores a market that the shop does not ship to, and messages of another kind [ROUTE-24]', () => {
    const tab = openTab();
    const other = new TestChannel('ralph_channel');
    const messages = [
      { type: 'checkout-market', data: { market: 'xx' } },
      { type: 'cart', data: { market: 'se' } },
      null,
    ];
    for (const message of messages) act(() => other.postMessage({ from: 'other', message }));
    expect([tab.shown().checkoutMarketAlias, tab.carts]).toEqual(['dk', []]);
  });
});
