import type { Cart, CustomerType, ListedProduct, Product } from '@lyng/model';
import { createAction } from '@reduxjs/toolkit';
import type { PayloadActionCreator } from '@reduxjs/toolkit';

/** Who is logged in. */
export interface SessionUser {
  readonly userId: string;
  readonly customerType?: CustomerType | undefined;
}

/** Why the session has changed; `elsewhere` is another tab. */
export type SessionChangeReason = 'login' | 'register' | 'logout' | 'expired' | 'elsewhere';

/** A product of a cart line. */
export interface EventProduct {
  readonly productId: number;
  readonly articleNumber: string;
  readonly skus: readonly { readonly skuId: number; readonly articleNumber: string }[];
}

/**
 * What a feature announces to the others: the payload that they may read, by the type of its action. The feature that owns
 * an event dispatches it with its own action creator, whose payload may have more.
 */
export interface ShopEvents {
  readonly 'auth/event/sessionChanged': { readonly reason: SessionChangeReason; readonly user: SessionUser | null };
  /** The session of this browser was read, at the start of a tab. */
  readonly 'auth/sessionRead': SessionUser | null;
  readonly 'cart/addedPanelOpened': unknown;
  readonly 'cart/panelOpened': unknown;
  /** The server has added units to the cart. */
  readonly 'cart/event/itemAdded': { readonly skuId: number; readonly product: EventProduct };
  readonly 'cart/event/cartChanged': { readonly cart: Cart };
  readonly 'cart/event/cartReset': unknown;
  readonly 'cart/event/promoApplied': { readonly promoCode: string };
  readonly 'cart/event/promoRemoved': unknown;
  /** A product page was viewed, or the quick shop. */
  readonly 'catalogue/productViewed': {
    readonly product: ListedProduct & Partial<Pick<Product, 'primaryCategory'>>;
  };
  /** A product was chosen from a list or a row. */
  readonly 'catalogue/productSelected': { readonly product: ListedProduct };
  readonly 'catalogue/recommendationChosen': { readonly alias: string };
  readonly 'catalogue/recommendationsShown': {
    readonly products: readonly {
      readonly product: ListedProduct;
      readonly ticket: string;
      readonly skuTickets: Readonly<Record<number, string>>;
    }[];
  };
  readonly 'checkout/event/checkoutUpdated': unknown;
  /** An order was created and paid, out of that cart. */
  readonly 'checkout/event/purchaseCompleted': { readonly cartId: string };
  readonly 'consent/consentChosen': unknown;
  readonly 'consent/consentRead': unknown;
  readonly 'favorite:add': { readonly product: ListedProduct };
  readonly 'favorite:remove': { readonly product: ListedProduct };
  readonly 'lastVisited/lastVisitedCleared': unknown;
  readonly 'quickshop/quickShopOpened': string;
}

export type EventName = keyof ShopEvents;

/** The action of an event, to listen to it. */
export const shopEvent = <Name extends EventName>(name: Name): PayloadActionCreator<ShopEvents[Name], Name> =>
  createAction<ShopEvents[Name], Name>(name);
