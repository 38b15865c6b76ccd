import type { CurrencyCode, CustomerType, MarketAlias, MinimumOrder, MinorUnits } from '@lyng/model';
import type { ListSort, ScreenName, SiteConfig } from '@lyng/routing/core';
import { viewportBreakpoints } from '@lyng/ui';
import type { ViewportBreakpoints } from '@lyng/ui';
import shop from '../../../shop.config.json' with { type: 'json' };

/** A market as the shop's file has it. */
type ShopMarket = SiteConfig['markets'][number] & { readonly onlyDisplayInCheckout?: boolean };

/** Every market that an order may go to. */
export const checkoutMarkets = shop.markets as unknown as readonly ShopMarket[];

/** Those that have a shop of their own: to the others no host or path leads (CHK-16). */
export const marketsWithShop = (markets: readonly ShopMarket[]): readonly ShopMarket[] =>
  markets.filter(({ onlyDisplayInCheckout }) => onlyDisplayInCheckout !== true);

/** Markets and hosts. The file's shape is checked when the server starts (server/check-config.ts), so not again in every browser. */
export const siteConfig = { ...shop, markets: marketsWithShop(checkoutMarkets) } as unknown as SiteConfig;

/** What the shop is called, the number under which the commerce API knows it, and the public id of this client there; no secret (W29). */
export const shopName: string = shop.name;
export const channelId: string = shop.channelId;
export const apiKey: string = shop.apiKey;

/** Spec §3 Config. */
export const config = {
  /** Where each viewport class begins, in px (UI-05): the one list that the style sheets are made of, too. */
  breakpoints: viewportBreakpoints,
  authEndpoint: '/auth/',
  signEndpoint: '/auth/sign/',
  /** At or above this scroll position, in px, the site is at its top. */
  siteTopThreshold: 10,
  productListDefaultSort: 'LATEST',
  customSortRoutes: { bestsellers: 'MOST_SOLD' },
  customerTypes: [
    { type: 'PERSON', vat: true },
    { type: 'ORGANIZATION', vat: false },
  ],
} as const satisfies {
  breakpoints: ViewportBreakpoints;
  authEndpoint: string;
  signEndpoint: string;
  siteTopThreshold: number;
  productListDefaultSort: ListSort;
  customSortRoutes: Partial<Record<ScreenName, ListSort>>;
  customerTypes: readonly { type: CustomerType; vat: boolean }[];
};

/** Products on a page of a list: whole rows of two, three and four, and more than a shopper sees before deciding to go on. */
export const productListPageSize = 48;

/** Spec §9: the width, in px, that the server assumes for a desktop device. */
export const serverDesktopWidth = 1360;

/** Days within which goods may be returned. */
export const returnDays: number = shop.returnDays;

/** What a market promises, in its own currency (T9). */
export interface MarketTerms {
  readonly currency: CurrencyCode;
  /** Orders above this are sent for free; minor units, VAT included. What is really charged is the server's word. */
  readonly freeShippingAbove: MinorUnits;
  /** The least that goods may be worth in an order (CHK-04). */
  readonly minimumOrder: MinimumOrder;
}

export const marketTerms: Readonly<Record<MarketAlias, MarketTerms>> = Object.fromEntries(
  shop.markets.map(({ alias, currency, freeShippingAbove, minimumOrderValue }) => [
    alias,
    { currency, freeShippingAbove, minimumOrder: { value: minimumOrderValue, currency } },
  ]),
  // parseSiteConfig has seen to it that every alias and currency is one of ours.
) as Record<MarketAlias, MarketTerms>;
