import { channelNames, cookieNames, openBrowserChannel } from '@lyng/browser';
import type { TabChannel } from '@lyng/browser';
import { marketsSet, selectChannel, storeInCookie, useApp } from '@lyng/feature';
import { isRecord } from '@lyng/model';
import type { MarketAlias } from '@lyng/model';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLatest } from '../../react/use-latest.ts';

/** A tab notifies the others of the market that the order ships to. */
interface MarketMessage {
  readonly type: 'checkout-market';
  readonly data: { readonly market: string };
}

const isMarketMessage = (value: unknown): value is MarketMessage =>
  isRecord(value) &&
  value['type'] === 'checkout-market' &&
  isRecord(value['data']) &&
  typeof value['data']['market'] === 'string';

/** The market that the order ships to, and how the shopper changes it. */
export interface CheckoutMarket {
  readonly market: MarketAlias;
  readonly change: (market: MarketAlias) => void;
}

/**
 * Changes the market, the currency and the cart together, here and in every other tab with a checkout: all of them show
 * what the order will cost.
 * @param changeCart requests the cart again with the prices of a market.
 */
export function useCheckoutMarket(changeCart: (market: MarketAlias) => void): CheckoutMarket {
  const { config } = useApp();
  const dispatch = useDispatch();
  const channel = useSelector(selectChannel);
  const tabs = useRef<TabChannel<MarketMessage>>(undefined);
  const apply = (name: string): boolean => {
    const market = config.checkoutMarkets.find(({ alias }) => alias === name);
    if (!market || market.alias === channel.checkoutMarketAlias) return false;
    dispatch(marketsSet({ ...channel, checkoutMarketAlias: market.alias, currency: market.currency }));
    changeCart(market.alias);
    return true;
  };
  const latest = useLatest(apply);
  useEffect(() => {
    const opened = openBrowserChannel({ name: channelNames.shared, isMessage: isMarketMessage });
    tabs.current = opened;
    opened.listen(({ data }) => void latest.current(data.market));
    return () => opened.close();
  }, [latest]);
  const change = (market: MarketAlias): void => {
    storeInCookie(cookieNames.checkoutMarket, market);
    if (apply(market)) tabs.current?.post({ type: 'checkout-market', data: { market } });
  };
  return { market: channel.checkoutMarketAlias, change };
}
