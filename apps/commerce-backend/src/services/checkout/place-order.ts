import { createHash } from 'node:crypto';
import { readEmail } from '@lyng/model';
import type { BackendConfig } from '../../config.ts';
import type { DatabaseTransaction } from '../../database/database.ts';
import { graphqlRefusal } from '../../graphql/refusal.ts';
import { changeAccount, findAccount } from '../account/account-store.ts';
import { cartRefusal } from '../cart/cart-failure.ts';
import { lockCart, touchCart } from '../cart/cart-store.ts';
import { readCart } from '../cart/read-cart.ts';
import type { PricedCart } from '../cart/read-cart.ts';
import { cancelOrder } from '../orders/close-order.ts';
import { insertOrder } from '../orders/insert-order.ts';
import { placedFrom, refuseTooManyOpenOrders } from '../orders/open-orders-of-network.ts';
import { findOpenOrder, findOrder, findReceivedOrder } from '../orders/order-store.ts';
import type { PlacedOrder } from '../orders/order-store.ts';
import { moveStock, stockMoves } from '../orders/take-stock.ts';
import type { UnitsTaken } from '../orders/take-stock.ts';
import { fillAddress } from '../payments/core/shop-address.ts';
import { cancelPayment, createPayment, paymentOfOrder } from '../payments/payment-store.ts';
import { settleInside } from '../payments/settle-payment.ts';
import { accepts, checkOrder, dueOf } from './check-order.ts';
import type { PlaceOrderRequest } from './check-order.ts';
import type { CheckoutState } from './core/checkout-state.ts';
import { keepForm } from './keep-form.ts';
import { returnAddresses } from './return-addresses.ts';
import type { ReturnAddresses } from './return-addresses.ts';

/** The wire's `PlaceOrderResponseType`. */
export interface PlaceOrderReply {
  readonly orderId: string;
  readonly publicId: string;
  readonly status: string;
  readonly redirectUrl: string;
}

const paymentPage = (config: BackendConfig, uid: string): string =>
  new URL(`/payments/local/${uid}`, config.publicUrl).href;

/** Two placings with the same hash ask for the same order. */
const contentHash = (cart: PricedCart, state: CheckoutState): string => {
  const { email, identityNumber, customerType, billing, shipping, shippingId, paymentId, pickupPoint, message } = state;
  // Who is logged in counts only where their balance pays.
  const payer = cart.customerBalance && cart.customerBalance.amount > 0 ? cart.customerBalance : undefined;
  const lines = cart.lines.map(({ skuId, quantity }, index) => [skuId, quantity, cart.prices.lines[index]?.payable]);
  const content = {
    scope: [cart.scope.market.alias, cart.scope.language],
    lines,
    total: cart.prices.total,
    payment: [cart.giftCard?.code, cart.prices.payment.fromBalance, payer?.userId, payer?.amount],
    promo: cart.prices.effectivePromo?.code,
    form: { email, identityNumber, customerType, billing, shipping, shippingId, paymentId, pickupPoint, message },
  };
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
};

/** Who is logged in and asks for news has asked for it once and for all; an empty box takes nothing back. */
const keepNewsletter = async (transaction: DatabaseTransaction, request: PlaceOrderRequest): Promise<void> => {
  const account =
    accepts(request, 'newsletter') && request.customer
      ? await findAccount(transaction, request.customer.sid)
      : undefined;
  if (account?.newsletter === false) await changeAccount(transaction, account.id, { newsletter: true }, request.now);
};

/** Who comes too late for a gift buys without it: it cost nothing, so no sum changes. */
const withoutMissingGifts = (cart: PricedCart, taken: ReadonlyMap<number, UnitsTaken>): PricedCart => {
  const missing = new Map([...taken].map(([skuId, units]) => [skuId, units.missing]));
  const isThere = cart.lines.map(({ skuId, quantity, giftOf }) => {
    const left = missing.get(skuId) ?? 0;
    if (giftOf === undefined || left === 0) return true;
    missing.set(skuId, left - quantity);
    return false;
  });
  const kept = <Line>(lines: readonly Line[]): readonly Line[] => lines.filter((_, index) => isThere[index]);
  return { ...cart, lines: kept(cart.lines), prices: { ...cart.prices, lines: kept(cart.prices.lines) } };
};

const reserve = async (
  transaction: DatabaseTransaction,
  cart: PricedCart,
  replaced: PlacedOrder | undefined,
): Promise<{ readonly had: PricedCart; readonly taken: ReadonlyMap<number, UnitsTaken> }> => {
  const given = (replaced?.rows ?? []).map((row) => ({
    skuId: row.sku_id,
    fromStock: row.from_stock,
    fromOversellable: row.from_oversellable,
  }));
  const moved = await moveStock(
    transaction,
    stockMoves(
      given,
      cart.lines.map((line) => ({ ...line, isOptional: line.giftOf !== undefined })),
    ),
  );
  if (moved.ok) return { had: withoutMissingGifts(cart, moved.value), taken: moved.value };
  const { skuId, stock } = moved.error;
  throw graphqlRefusal('InsufficientStock', 'Insufficient stock amount', { skuId, stock });
};

/** The order that this very content already waits to be paid as, if there is one; only where to return to, who is logged in and whether they want news may have changed. */
const openAgain = async (
  transaction: DatabaseTransaction,
  request: PlaceOrderRequest,
  open: PlacedOrder | undefined,
  hash: string,
  addresses: ReturnAddresses,
): Promise<PlaceOrderReply | undefined> => {
  if (open === undefined || open.order.content_hash !== hash) return undefined;
  const payment = await paymentOfOrder(transaction, open.order.id);
  if (payment?.state !== 'pending') return undefined;
  await transaction
    .updateTable('customer_order')
    .set({
      redirect_url: addresses.redirectUrl,
      checkout_page_url: addresses.checkoutPageUrl,
      user_id: request.customer?.sid ?? open.order.user_id,
      newsletter: accepts(request, 'newsletter'),
      updated_at: request.now,
    })
    .where('id', '=', open.order.id)
    .execute();
  return { ...identify(open), redirectUrl: paymentPage(request.config, payment.uid) };
};

const identify = ({ order }: PlacedOrder) => ({
  orderId: String(order.id),
  publicId: order.public_id,
  status: order.status,
});

/**
 * A cart that is an order already answers its buyer with that order: a reload or a lost reply makes no second one (CHK-14).
 * Who knows the cart's id alone is not told the order's: with both `checkout` tells names and addresses.
 */
const alreadyReceived = async (
  transaction: DatabaseTransaction,
  { cartId, input }: PlaceOrderRequest,
): Promise<PlaceOrderReply> => {
  const received = await findReceivedOrder(transaction, cartId);
  if (received === undefined || received.order.email.toLowerCase() !== readEmail(input.email ?? '')?.toLowerCase())
    throw cartRefusal({ kind: 'completed-cart' });
  const { order } = received;
  return { ...identify(received), redirectUrl: fillAddress(order.redirect_url, { cartId, publicId: order.public_id }) };
};

/**
 * Turns the cart into an order that waits for its payment, with its stock taken; one that is paid already is received
 * at once. All or nothing happens, in one short transaction: paying comes after it, so that no lock is held while a shopper types a card number (D3).
 */
export async function placeOrder(
  transaction: DatabaseTransaction,
  request: PlaceOrderRequest,
): Promise<PlaceOrderReply> {
  const { cartId, scope, now, config, customer, network } = request;
  const record = await lockCart(transaction, cartId);
  if (record === undefined) throw cartRefusal({ kind: 'unknown-cart', cartId });
  if (record.isCompleted) return alreadyReceived(transaction, request);
  const addresses = returnAddresses(config, scope, request.input.checkoutUrls);
  const draft = await keepForm(transaction, { ...request, saysPerson: true });
  const cart = await readCart(transaction, record, scope, now, customer?.sid);
  const state = checkOrder(cart, draft, request);
  await keepNewsletter(transaction, request);
  const open = await findOpenOrder(transaction, cartId);
  const same = await openAgain(transaction, request, open, contentHash(cart, state), addresses);
  if (same !== undefined) return same;
  if (network !== undefined) await refuseTooManyOpenOrders(transaction, { network, cartId, max: config.unpaidOrders });
  // Stock before code and gift card, as everywhere: two transactions then never wait for each other in a circle.
  const { had, taken } = await reserve(transaction, cart, open);
  if (open !== undefined) {
    await cancelPayment(transaction, open.order.id, now);
    await cancelOrder(transaction, open.order.id, now);
  }
  const newsletter = accepts(request, 'newsletter');
  const { id, publicId } = await insertOrder(transaction, {
    cart: had,
    draft: state,
    newsletter,
    contentHash: contentHash(had, state),
    ...addresses,
    taken,
    userId: customer?.sid ?? null,
    placedFrom: network === undefined ? null : placedFrom(network),
    now,
  });
  const uid = await createPayment(transaction, {
    orderId: id,
    amount: dueOf(cart),
    currency: scope.market.currency,
    now,
  });
  await touchCart(transaction, cartId, scope.market.alias, now);
  // Gift card and balance have paid all of it: a payment of nothing, which nobody is asked for.
  if (dueOf(cart) === 0) {
    await settleInside(transaction, { uid, config, outcome: 'captured', now });
    return alreadyReceived(transaction, request);
  }
  return { orderId: String(id), publicId, status: 'pending-payment', redirectUrl: paymentPage(config, uid) };
}

/** Whether what a placing was answered with can still be paid, or has been: not once its payment was declined, ran out or was replaced. */
export async function isAlive(transaction: DatabaseTransaction, { publicId }: PlaceOrderReply): Promise<boolean> {
  return (await findOrder(transaction, publicId))?.order.status !== 'cancelled';
}
