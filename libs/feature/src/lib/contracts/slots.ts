import type { CheckoutCart, ListedProduct, MarketAlias, Product } from '@lyng/model';
import type { ComponentType, ReactNode } from 'react';
import type { AddToCart, CartPromo, CheckoutCartView } from './cart.ts';
import type { ProductListPage } from './product-list.ts';

/** The sizes of a listed product, each a button that adds it to the cart. */
export type SizeChoice = ComponentType<{ readonly product: ListedProduct; readonly onAdded: () => void }>;

/** Loads the code with its texts; the same function in all renders. */
export type LoadSizeChoice = () => Promise<SizeChoice>;

/**
 * Where a feature may render a part in a page of another one, with the props of each part. A page without a feature for a
 * slot shows nothing there.
 */
export interface Slots {
  /** On the image of every product card and beside the button that adds a product, such as a heart. */
  readonly 'product-card:action': { readonly product: ListedProduct };
  /** Around a product that can be added to the cart. */
  readonly 'product:buy': {
    readonly product: Product;
    readonly children: (addToCart: AddToCart) => ReactNode;
  };
  /** Beside the name of a product. */
  readonly 'product:rating': { readonly alias: string };
  /** Below a product. */
  readonly 'product:below': { readonly alias: string };
  /** A row of products in a page of the editors. */
  readonly 'content:products': {
    readonly heading: string;
    readonly products: readonly ListedProduct[];
    readonly more: { readonly label: string; readonly href: string } | null;
  };
  /**
   * Products side by side, with their actions. With `list`, a list's name for statistics, a choice is an event.
   * `renderBelow` adds something to each card; what it loads lets a shopper buy a size there.
   */
  readonly 'product-grid': {
    readonly products: readonly ListedProduct[];
    readonly list?: string;
    readonly renderBelow?: (product: ListedProduct, loadSizes: LoadSizeChoice) => ReactNode;
  };
  /** A loaded list with its heading, filters and pages. */
  readonly 'product-list': { readonly page: ProductListPage; readonly underHeading?: ReactNode };
  /** The departments of the shop, for what `children` shows of them. */
  readonly 'menu:departments': {
    readonly children: (links: readonly { readonly label: string; readonly href: string }[]) => ReactNode;
  };
  /** HTML of the editors. */
  readonly 'rich-text': { readonly html: string };
  /** In the cart's panel, below the product that was added: its size's key, and the keys of the cart's other products. */
  readonly 'cart:added': { readonly variantKey: string; readonly otherKeys: readonly string[] };
  /**
   * On the page of the cart and in the checkout, whose market may be another one: what of the shopper's own lowers the
   * total, such as vouchers. It is loaded after hydration.
   */
  readonly 'cart:vouchers': {
    readonly place: 'cart' | 'checkout';
    readonly cart: CheckoutCart;
    readonly market: MarketAlias;
    readonly promo: CartPromo;
  };
  /** The sign-up for the newsletter on its own page, with what a rejected form had and its error. */
  readonly 'newsletter:form': { readonly email?: string | undefined; readonly error?: string | undefined };
  /** On the front page of the account, beside the latest order. */
  readonly 'account:overview': object;
  /** On the confirmation of a guest's order: an account for its email. `onCreated` runs in the session of the new account. */
  readonly 'confirmation:account': { readonly email: string; readonly onCreated: () => Promise<void> };
  /** Around what depends on the visitor's cart, such as the checkout. */
  readonly 'cart:view': { readonly children: (view: CheckoutCartView) => ReactNode };
  /** In place of the page while another one is loading: what its link knew of that one, or nothing. */
  readonly 'page:pending': { readonly pathname: string; readonly known: object };
  /** On every page after hydration: panels, messages, what appears only on an event. */
  readonly overlay: { readonly hasShopHeader: boolean };
}

export type SlotName = keyof Slots;

/** The module with a feature's part in a slot. */
export interface SlotModule<Name extends SlotName> {
  readonly Part: ComponentType<Slots[Name]>;
}

/** The parts of a feature, by slot. */
export type Fills = { readonly [Name in SlotName]?: () => Promise<SlotModule<Name>> };

/** The parts of a shop. */
export interface SlotRegistry {
  /** Loads the parts of these slots; code is loaded once. */
  readonly load: (names: readonly SlotName[]) => Promise<void>;
  /** The loaded parts of a slot, rendered one after the other; `null` where there are none. */
  readonly get: <Name extends SlotName>(name: Name) => ComponentType<Slots[Name]> | null;
}
