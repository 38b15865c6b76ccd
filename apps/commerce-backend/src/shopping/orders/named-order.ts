import { DAY_MS } from '../../platform/time.ts';
import type { Database } from '../../platform/database/database.ts';
import { isUuid, parseCartId } from '../../shop/cart-id.ts';
import { findOrder, findOrderOfCart, isCartClosed } from './order-store.ts';
import type { PlacedOrder } from './order-store.ts';
import { isPaidBy } from './payment-options.ts';
import type { PaymentType } from './payment-options.ts';

/** The confirmation page shows an order for a day; afterwards its link shows less. */
const CONFIRMATION_LIFETIME_MS = DAY_MS;

const ORDER_ID = /^\d{1,9}$/;

/** A caller's reference to the order whose payment is over. */
export interface OrderReference {
  /** The public id, or with the cart's id the order's number, which anybody can guess. */
  readonly id: string;
  readonly cartId?: string | null | undefined;
  readonly paymentType: PaymentType;
}

/** An order, and whether the caller has proved to be its buyer. */
export interface NamedOrder {
  readonly placed: PlacedOrder;
  /** Carts are shared by link, and numbers are guessed: only who knows the public id and the cart sees who has bought. */
  readonly isBuyer: boolean;
  /** Whether a client has completed the cart, as a confirmation page does once; a client has to name the cart for that. */
  readonly isClosed: boolean;
}

const find = (db: Database, id: string, cartId: string | undefined): Promise<PlacedOrder | undefined> => {
  if (isUuid(id)) return findOrder(db, id.toLowerCase());
  return cartId !== undefined && ORDER_ID.test(id)
    ? findOrderOfCart(db, Number(id), cartId)
    : Promise.resolve(undefined);
};

/** The order that the reference names; undefined for one of another cart or payment type, and once its day is over. */
export async function findNamedOrder(
  db: Database,
  reference: OrderReference,
  now: Date,
): Promise<NamedOrder | undefined> {
  const cartId = parseCartId(reference.cartId);
  if (!cartId.ok) return undefined;
  const placed = await find(db, reference.id, cartId.value);
  if (placed === undefined || !isPaidBy(placed.order.payment_id, reference.paymentType)) return undefined;
  if (now.getTime() - placed.order.created_at.getTime() >= CONFIRMATION_LIFETIME_MS) return undefined;
  if (cartId.value !== undefined && cartId.value !== placed.order.cart_id) return undefined;
  return {
    placed,
    isBuyer: isUuid(reference.id) && cartId.value !== undefined,
    isClosed: cartId.value === undefined || (await isCartClosed(db, cartId.value)),
  };
}
