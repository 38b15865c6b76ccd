import type { MarketAlias } from '@lyng/model';

/** The company that takes parcels to a market, and back. */
export interface Carrier {
  readonly name: string;
  /** The carrier's own page about a parcel. */
  readonly trackingLink: (trackingNumber: string) => string;
}

const postNord = (country: string): Carrier => ({
  name: 'PostNord',
  trackingLink: (number) => `https://tracking.postnord.com/${country}/?id=${number}`,
});

export const carriers: Readonly<Record<MarketAlias, Carrier>> = {
  dk: postNord('dk'),
  se: postNord('se'),
  no: { name: 'Posten', trackingLink: (number) => `https://sporing.posten.no/sporing/${number}` },
  fi: { name: 'Posti', trackingLink: (number) => `https://www.posti.fi/seuranta#/lahetys/${number}` },
};

const TRACKING_DIGITS = 12;

/** The number of an order's parcel: the same whenever it is made. */
export const trackingNumberOf = (orderId: number): string => `LY${String(orderId).padStart(TRACKING_DIGITS, '0')}DK`;
