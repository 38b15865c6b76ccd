import type { Cart, CheckoutCart, CurrencyCode, CustomerType, ListedProduct, MinorUnits, Product } from '@lyng/model';
import { createAction } from '@reduxjs/toolkit';
import type { PayloadActionCreator } from '@reduxjs/toolkit';

/** The logged-in shopper. */
export interface SessionUser {
  readonly userId: string;
  readonly customerType?: CustomerType | undefined;
}

/** The reason for a change of the session; `elsewhere` is another tab. */
export type SessionChangeReason = 'login' | 'register' | 'logout' | 'expired' | 'elsewhere';

/** A product of a cart line. */
export interface EventProduct {
  readonly productId: number;
  readonly articleNumber: string;
  /** Named by their size. */
  readonly skus: readonly { readonly skuId: number; readonly articleNumber: string; readonly name: string }[];
}

/** Units that the server has added to a line of the cart, or removed from it. */
export interface CartLineChange {
  readonly skuId: number;
  readonly quantity: number;
  readonly product: EventProduct & ListedProduct;
}

/** An order that was placed and paid, as statistics count it; amounts in minor units. */
export interface PurchasedOrder {
  readonly orderId: string;
  readonly currency: CurrencyCode;
  readonly firstName: string;
  readonly lastName: string;
  readonly zip: string;
  /** The buyer's number of orders, with this one. */
  readonly nthPurchase: number;
  readonly promoCode: string;
  /** Amounts of the complete line, with VAT; the discount in integer percent. */
  readonly lines: readonly {
    readonly articleNumber: string;
    readonly name: string;
    readonly brand: string;
    /** The size. */
    readonly variant: string;
    readonly colour?: string | undefined;
    readonly quantity: number;
    readonly selling: MinorUnits;
    readonly regular: MinorUnits;
    readonly discountPercentage: number;
    /** A gift card is money: no discount of the order lowers it. */
    readonly isGiftCard: boolean;
  }[];
  readonly itemValue: { readonly incVat: MinorUnits; readonly exVat: MinorUnits };
  readonly total: { readonly incVat: MinorUnits; readonly exVat: MinorUnits; readonly vat: MinorUnits };
  readonly discount: { readonly incVat: MinorUnits };
  readonly shipping: { readonly incVat: MinorUnits; readonly exVat: MinorUnits };
  readonly fixedDiscount: { readonly incVat: MinorUnits; readonly exVat: MinorUnits };
}

/**
 * A feature's announcements to the others: the payload that they may read, by the type of its action. The feature that
 * owns an event dispatches it with its own action creator, whose payload may have more.
 */
export interface ShopEvents {
  readonly 'auth/event/sessionChanged': { readonly reason: SessionChangeReason; readonly user: SessionUser | null };
  /** The session of this browser was read, at the start of a tab. */
  readonly 'auth/sessionRead': SessionUser | null;
  readonly 'cart/addedPanelOpened': unknown;
  readonly 'cart/panelOpened': unknown;
  /** The server has added units to the cart. */
  readonly 'cart/event/itemAdded': CartLineChange;
  /** The server has removed units from the cart. */
  readonly 'cart/event/itemRemoved': CartLineChange;
  readonly 'cart/event/cartChanged': { readonly cart: Cart };
  readonly 'cart/event/cartReset': unknown;
  readonly 'cart/event/promoApplied': { readonly promoCode: string };
  readonly 'cart/event/promoRemoved': unknown;
  /** A product page was viewed, or the quick shop. */
  readonly 'catalogue/productViewed': {
    readonly product: ListedProduct & Partial<Pick<Product, 'primaryCategory'>>;
  };
  /** A product was chosen from a list or a row; the list as statistics name it, the position from 1. */
  readonly 'catalogue/productSelected': {
    readonly product: ListedProduct;
    readonly list: string;
    readonly position: number;
  };
  /** Products of a list or a row came into view. */
  readonly 'catalogue/productsSeen': {
    readonly list: string;
    readonly products: readonly { readonly product: ListedProduct; readonly position: number }[];
  };
  readonly 'catalogue/recommendationChosen': { readonly alias: string };
  readonly 'catalogue/recommendationsShown': {
    readonly products: readonly {
      readonly product: ListedProduct;
      readonly ticket: string;
      readonly skuTickets: Readonly<Record<number, string>>;
    }[];
  };
  /** The checkout is open, for that cart. */
  readonly 'checkout/event/checkoutBegun': { readonly cart: CheckoutCart };
  readonly 'checkout/event/checkoutUpdated': unknown;
  /** An order was created and paid, out of that cart; once for each order. The address is empty where the tab does not know it. */
  readonly 'checkout/event/purchaseCompleted': {
    readonly cartId: string;
    readonly email: string;
    readonly confirmation: PurchasedOrder;
  };
  readonly 'consent/consentChosen': unknown;
  readonly 'consent/consentRead': unknown;
  readonly 'favorite:add': { readonly product: ListedProduct };
  readonly 'favorite:remove': { readonly product: ListedProduct };
  readonly 'lastVisited/lastVisitedCleared': unknown;
  readonly 'quickshop/quickShopOpened': string;
  /** The cached results of queries were dropped, because they may belong to another user: what is shown is requested again. */
  readonly 'shop/event/queriesRefetched': { readonly reason: SessionChangeReason };
}

export type EventName = keyof ShopEvents;

/** The action of an event, to listen to it. */
export const shopEvent = <Name extends EventName>(name: Name): PayloadActionCreator<ShopEvents[Name], Name> =>
  createAction<ShopEvents[Name], Name>(name);
