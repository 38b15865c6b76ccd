import type { CurrencyCode, Language, MarketAlias } from '@lyng/model';
import { ConfigurationError } from '../platform/errors/configuration-error.ts';

/** One market: where it is, its currency, and how VAT is calculated there. */
export interface Market {
  readonly alias: MarketAlias;
  readonly host: string;
  readonly country: string;
  readonly currency: CurrencyCode;
  /** The first is the market's default. */
  readonly languages: readonly [Language, ...Language[]];
  /** VAT in percent: 25, or 25.5 in Finland. */
  readonly vatPercent: number;
  /** Orders may go there, but it has no shop of its own. */
  readonly onlyDisplayInCheckout?: boolean;
  /** The market's customer service for shoppers. */
  readonly contact: { readonly email: string; readonly phone: string };
}

/** The seller: the facts that the law requires on every page and mail. */
export interface Company {
  readonly name: string;
  /** The register and the number there, such as `CVR 12345674`. */
  readonly registration: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** The reduction of the first order for a new subscriber of the newsletter. */
export interface WelcomeOffer {
  /** Integer percent. */
  readonly percentOff: number;
  /** The code of each market, in capitals. Markets with one language, or two that write it alike, may share one. */
  readonly codes: Readonly<Partial<Record<MarketAlias, string>>>;
}

/** The seller, and what customer service promises. */
export interface BusinessFacts {
  readonly company: Company;
  /** When customer service is open on weekdays, such as `08.00`. */
  readonly serviceHours: { readonly opens: string; readonly closes: string };
  /** Hours on weekdays within which an order is confirmed by mail. */
  readonly confirmationHours: number;
  /** Left out, nothing is promised. */
  readonly welcomeOffer?: WelcomeOffer;
}

/** The shop as configured in `shop.config.json` and `business.config.json`. */
export interface Shop extends BusinessFacts {
  readonly name: string;
  readonly slug: string;
  readonly channelId: string;
  /** The required value of `X-ApiKey`. No secret: it keeps foreign pages from posting without a preflight. */
  readonly apiKey: string;
  readonly sharedHost: string;
  /** Days within which goods may be returned. */
  readonly returnDays: number;
  readonly defaultMarket: Market;
  readonly markets: readonly Market[];
}

interface ShopFile extends Omit<Shop, 'defaultMarket' | 'markets' | keyof BusinessFacts> {
  readonly defaultMarket: string;
  readonly markets: readonly Omit<Market, 'contact'>[];
}

interface BusinessFile extends BusinessFacts {
  readonly contacts: Readonly<Partial<Record<MarketAlias, Market['contact']>>>;
}

/** An offer that would be shown but could not be used. */
function checkWelcomeOffer(offer: WelcomeOffer | undefined, markets: readonly Market[]): void {
  if (offer === undefined) return;
  const { percentOff, codes } = offer;
  const nameless = markets.find(({ alias }) => !/^[0-9A-Z]{1,64}$/.test(codes?.[alias] ?? ''));
  if (nameless === undefined && Number.isInteger(percentOff) && percentOff > 0 && percentOff < 100) return;
  throw new ConfigurationError(
    'commerce-backend: "welcomeOffer" of business.config.json needs "percentOff" from 1 to 99 and, in "codes", a code of capitals and digits for each market. Correct it, or take it out to promise nothing.',
  );
}

/** Reads `shop.config.json` and `business.config.json`. A missing value is a mistake of the operator and throws. */
export function parseShop(shopText: string, businessText: string): Shop {
  const file = JSON.parse(shopText) as ShopFile;
  const { contacts, ...business } = JSON.parse(businessText) as BusinessFile;
  const markets = file.markets.map((market): Market => {
    const contact = contacts?.[market.alias];
    if (contact?.email && contact.phone) return { ...market, contact };
    throw new ConfigurationError(
      `commerce-backend: business.config.json has no "email" and "phone" of the market ${market.alias} in "contacts". Every mail names them; add them.`,
    );
  });
  const defaultMarket = markets.find((market) => market.alias === file.defaultMarket);
  if (defaultMarket === undefined) {
    throw new ConfigurationError(
      `commerce-backend: shop.config.json names the default market ${JSON.stringify(file.defaultMarket)}, which is not in "markets". Add it or name another.`,
    );
  }
  if (!file.apiKey)
    throw new ConfigurationError(
      'commerce-backend: shop.config.json names no "apiKey", so any page could post to the shop. Name one.',
    );
  checkWelcomeOffer(business.welcomeOffer, markets);
  return { ...file, ...business, markets, defaultMarket };
}
