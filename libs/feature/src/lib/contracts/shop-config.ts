import type { CurrencyCode, DeliveryTerms, MarketAlias, MinimumOrder, MinorUnits } from '@lyng/model';
import type { ListSort, ScreenName, SiteConfig } from '@lyng/routing/core';

/** A market of the shop's configuration. */
export type ShopMarket = SiteConfig['markets'][number] & { readonly onlyDisplayInCheckout?: boolean };

/** The terms of a market, in its own currency. */
export interface MarketTerms {
  readonly currency: CurrencyCode;
  /** Goods of this value or more ship for free; minor units, VAT included. The server decides what is charged. */
  readonly freeShippingFrom: MinorUnits;
  /** The minimum value of an order. */
  readonly minimumOrder: MinimumOrder;
  /** The names of the cards and wallets that its payment providers take, as their owners write them. */
  readonly paymentMarks?: readonly string[] | undefined;
}

/** The settings that differ from shop to shop; none is secret. */
export interface ShopConfig {
  /** The shop's name. */
  readonly name: string;
  /** Its channel id in the commerce API. */
  readonly channelId: string;
  /** Its public API key. */
  readonly apiKey: string;
  /** Whether that API knows queries by the hash of their text, so that browsers need not send it. */
  readonly persistedQueries?: boolean | undefined;
  /** Markets with a shop of their own, and their hosts. */
  readonly sites: SiteConfig;
  /** All markets that orders ship to. */
  readonly checkoutMarkets: readonly ShopMarket[];
  /** The terms of each of the shop's markets; `termsOf` reads them. */
  readonly marketTerms: Readonly<Partial<Record<MarketAlias, MarketTerms>>>;
  /** Where Google Tag Manager is, and its id; without it the shop's own collector takes the events. */
  readonly tagManager?: { readonly url: string; readonly id: string };
  /** The address of a market's invoices; `{market}` stands for its alias. */
  readonly invoicePortal?: string;
  /** Days within which goods may be returned. */
  readonly returnDays: number;
  /** When the warehouse sends and how long carriers take; left out, no arrival day is promised on a product's page. */
  readonly delivery?: DeliveryTerms | undefined;
  readonly lists: {
    /** Products per page. */
    readonly pageSize: number;
    readonly defaultSort: ListSort;
    /** The order of the shop's own lists that have another one. */
    readonly sortOf: Readonly<Partial<Record<ScreenName, ListSort>>>;
  };
}

/**
 * The terms of a market.
 * @throws {Error} for a market in which the shop does not sell.
 */
export function termsOf({ marketTerms }: Pick<ShopConfig, 'marketTerms'>, market: MarketAlias): MarketTerms {
  const terms = marketTerms[market];
  if (!terms) throw new Error(`This shop does not sell in ${market}.`);
  return terms;
}
