import type { Cart, MarketAlias } from '@lyng/model';
import type { CommerceDocument, CommerceGateway } from '@lyng/commerce-client';
import type { CartFieldsFragment } from './cart-fields.generated.ts';
import type { GetCartQuery, GetCartQueryVariables } from './get-cart.generated.ts';
import { parseCart } from './parse-cart.ts';

/** The key of the cached cart. The first load needs no more of the query; `cart-gateway.ts` adds the rest before it is sent. */
export const cartQuery = { __meta__: { name: 'getCart' } } as CommerceDocument<GetCartQuery, GetCartQueryVariables>;

/** Identifies a cart, and the pricing that the server applies to it. */
export interface CartReference {
  readonly cartId: string;
  readonly market: MarketAlias;
  /** Fees of an external shipping provider count on the checkout routes only. */
  readonly onCheckout: boolean;
}

/** A cart as the gateway caches it, and as the shop reads it. */
export interface CartResponse {
  readonly data: CartFieldsFragment;
  readonly cart: Cart;
}

/** The variables of a cart request. */
export const cartVariables = ({ cartId, market, onCheckout }: CartReference): GetCartQueryVariables => ({
  id: cartId,
  cartMarketAlias: market,
  allowExternalShippingFee: onCheckout,
});

/** Caches a response for every reader of the cart, on the checkout routes and elsewhere. */
export function cacheCart(gateway: CommerceGateway, reference: CartReference, { data }: CartResponse): void {
  for (const onCheckout of [false, true]) {
    gateway.write(cartQuery, cartVariables({ ...reference, onCheckout }), { getCart: data });
  }
}

const parsed = new WeakMap<object, Cart | null>();

/** The cached cart, or `null` before the first response; the same object as long as the response is the same. */
export function readCart(gateway: CommerceGateway, reference: CartReference): Cart | null {
  if (reference.cartId === '') return null;
  const data = gateway.read(cartQuery, cartVariables(reference))?.getCart;
  if (!data) return null;
  const known = parsed.get(data);
  if (known !== undefined) return known;
  const result = parseCart(data);
  const cart = result.ok ? result.value : null;
  parsed.set(data, cart);
  return cart;
}

/** Calls back whenever the cached cart changes. */
export const watchCart = (gateway: CommerceGateway, reference: CartReference, onChange: () => void): (() => void) =>
  reference.cartId === '' ? () => undefined : gateway.watch(cartQuery, cartVariables(reference), onChange);
