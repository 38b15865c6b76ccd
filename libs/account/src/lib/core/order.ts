import type { OrderStatus } from './order-status.ts';

/** An order in the list of a customer's orders; amounts are texts of the server. */
export interface ListedOrder {
  readonly id: number;
  readonly status: OrderStatus | undefined;
  /** When it was placed, as ISO 8601. */
  readonly placedAt: string;
  readonly totalFormatted: string;
  /** The number of units bought. */
  readonly units: number;
  /** Image files of its products, without duplicates. */
  readonly images: readonly string[];
}

/** A line of an order, with what was paid for it. */
export interface OrderLine {
  readonly key: string;
  readonly name: string;
  readonly brand: string;
  /** The size; empty for products of one size. */
  readonly size: string;
  readonly image: string | undefined;
  /** Of the product's page; `undefined` when it has none any more. */
  readonly alias: string | undefined;
  readonly skuId: number;
  readonly quantity: number;
  readonly isFree: boolean;
  readonly totalFormatted: string;
}

/** A parcel on its way. */
export interface Parcel {
  readonly key: string;
  readonly carrier: string;
  readonly number: string;
  /** When it was sent, as ISO 8601; `undefined` as long as it is not known. */
  readonly sentAt: string | undefined;
  /** The carrier's own page about it, over https. */
  readonly trackingHref: string | undefined;
}

/** A complete order as its buyer sees it. */
export interface Order extends Pick<ListedOrder, 'id' | 'status' | 'placedAt' | 'totalFormatted'> {
  readonly lines: readonly OrderLine[];
  readonly parcels: readonly Parcel[];
  /** Names of the payments. */
  readonly payments: readonly string[];
  readonly subTotalFormatted: string;
  /** `undefined` without a discount. */
  readonly discountFormatted: string | undefined;
  /** `undefined` when it was free. */
  readonly shippingFormatted: string | undefined;
  readonly vatFormatted: string;
  /** The amounts that a gift card or the balance paid; `undefined` without. */
  readonly fromBalanceFormatted: string | undefined;
  /** Lines of the address that it goes to. */
  readonly delivery: readonly string[];
}
