import { readEmail } from '@lyng/model';
import { sha256 } from '../../platform/hash.ts';
import type { BackendConfig } from '../../platform/config.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import { changeAccount, findAccount } from '../../people/account/account-store.ts';
import { completedCart, unknownCart } from '../cart/cart-error.ts';
import { changeCart, lockCart } from '../cart/cart-store.ts';
import { readCart } from '../cart/read-cart.ts';
import type { PricedCart } from '../cart/read-cart.ts';
import { cancelOrder } from '../orders/close-order.ts';
import { insertOrder } from './insert-order.ts';
import {
  changeOrder,
  findOpenOrder,
  findOrder,
  findReceivedOrder,
  placedFrom,
  rejectTooManyOpenOrders,
} from '../orders/order-store.ts';
import type { PlacedOrder } from '../orders/order-store.ts';
import { moveStock, stockMoves, takenByRow } from '../orders/take-stock.ts';
import type { UnitsTaken } from '../orders/take-stock.ts';
import { fillAddress } from '../payments/core/shop-address.ts';
import { paymentOption } from '../orders/payment-options.ts';
import { cancelPayment, createPayment, paymentOfOrder } from '../orders/payment-store.ts';
import { settleInside } from '../payments/settle-payment.ts';
import { accepts, checkOrder } from './check-order.ts';
import type { PlaceOrderRequest } from './check-order.ts';
import type { CheckoutState } from './core/checkout-state.ts';
import { dueOf } from './order-facts.ts';
import { saveForm } from './checkout-store.ts';
import { returnAddresses } from './return-addresses.ts';
import type { ReturnAddresses } from './return-addresses.ts';

export interface PlaceOrderReply {
  readonly orderId: string;
  readonly publicId: string;
  readonly status: string;
  readonly redirectUrl: string;
}

const paymentPage = (config: BackendConfig, uid: string): string =>
  new URL(`/payments/local/${uid}`, config.publicUrl).href;

/** Two requests with the same hash place the same order. */
const contentHash = (cart: PricedCart, state: CheckoutState): string => {
  const { email, identityNumber, customerType, billing, shipping, shippingId, paymentId, pickupPoint, message } = state;
  // The customer is part of the hash only when their balance pays.
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
  return sha256(JSON.stringify(content));
};

/** A logged-in shopper who subscribes to the newsletter stays subscribed; an empty box does not unsubscribe. */
const saveSubscription = async (transaction: DatabaseTransaction, request: PlaceOrderRequest): Promise<void> => {
  const account =
    accepts(request, 'newsletter') && request.customer
      ? await findAccount(transaction, request.customer.sid)
      : undefined;
  if (account?.newsletter === false) await changeAccount(transaction, account.id, { newsletter: true }, request.now);
};

/** If a gift has sold out, the order goes on without it: it cost nothing, so no sum changes. */
const withoutMissingGifts = (cart: PricedCart, taken: ReadonlyMap<number, UnitsTaken>): PricedCart => {
  const missing = new Map([...taken].map(([skuId, units]) => [skuId, units.missing]));
  const isThere = cart.lines.map(({ skuId, quantity, giftOf }) => {
    const left = missing.get(skuId) ?? 0;
    if (giftOf === undefined || left === 0) return true;
    missing.set(skuId, left - quantity);
    return false;
  });
  const available = <Line>(lines: readonly Line[]): readonly Line[] => lines.filter((_, index) => isThere[index]);
  return { ...cart, lines: available(cart.lines), prices: { ...cart.prices, lines: available(cart.prices.lines) } };
};

const reserve = async (
  transaction: DatabaseTransaction,
  cart: PricedCart,
  replaced: PlacedOrder | undefined,
): Promise<{ readonly had: PricedCart; readonly taken: ReadonlyMap<number, UnitsTaken> }> => {
  const given = (replaced?.rows ?? []).map(takenByRow);
  const moved = await moveStock(
    transaction,
    stockMoves(
      given,
      cart.lines.map((line) => ({ ...line, isOptional: line.giftOf !== undefined })),
    ),
  );
  if (moved.ok) return { had: withoutMissingGifts(cart, moved.value), taken: moved.value };
  const { skuId, stock } = moved.error;
  throw graphqlError('InsufficientStock', 'Insufficient stock amount', { skuId, stock });
};

const addressColumns = ({ redirectUrl, checkoutPageUrl }: ReturnAddresses) => ({
  redirect_url: redirectUrl,
  checkout_page_url: checkoutPageUrl,
});

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
  const change = {
    ...addressColumns(addresses),
    user_id: request.customer?.sid ?? open.order.user_id,
    newsletter: accepts(request, 'newsletter'),
  };
  await changeOrder(transaction, open.order.id, change, request.now);
  return { ...identify(open), redirectUrl: paymentPage(request.config, payment.uid) };
};

const identify = ({ order }: PlacedOrder) => ({
  orderId: String(order.id),
  publicId: order.public_id,
  // Clients take `completed` for a success; `OrderType.status` has the order's real progress.
  status: order.completed_at === null ? order.status : 'completed',
});

/**
 * A cart that is already an order returns that order to its buyer: a reload or a lost reply creates no second one.
 * Knowing only the cart id must not reveal the order's: with both `checkout` returns names and addresses.
 */
const alreadyReceived = async (
  transaction: DatabaseTransaction,
  { cartId, input }: PlaceOrderRequest,
): Promise<PlaceOrderReply> => {
  const received = await findReceivedOrder(transaction, cartId);
  if (received === undefined || received.order.email.toLowerCase() !== readEmail(input.email ?? '')?.toLowerCase())
    throw completedCart();
  const { order } = received;
  const values = { cartId, publicId: order.public_id, paymentId: order.payment_id };
  return { ...identify(received), redirectUrl: fillAddress(order.redirect_url, values) };
};

/**
 * Turns the cart into an order that waits for its payment, with its stock taken; one that needs no payment page is
 * received at once. All or nothing happens, in one short transaction: paying comes after it, so that no lock is held while a
 * shopper types a card number.
 */
export async function placeOrder(
  transaction: DatabaseTransaction,
  request: PlaceOrderRequest,
): Promise<PlaceOrderReply> {
  const { cartId, scope, now, config, customer, network } = request;
  const record = await lockCart(transaction, cartId);
  if (record === undefined) throw unknownCart(cartId);
  if (record.isCompleted) return alreadyReceived(transaction, request);
  const addresses = returnAddresses(config, scope, request.input.checkoutUrls, request.provider);
  const draft = await saveForm(transaction, { ...request, hasPerson: true });
  const cart = await readCart(transaction, record, scope, now, customer?.sid);
  const state = checkOrder(cart, draft, request);
  await saveSubscription(transaction, request);
  const open = await findOpenOrder(transaction, cartId);
  const same = await openAgain(transaction, request, open, contentHash(cart, state), addresses);
  if (same !== undefined) return same;
  if (network !== undefined) await rejectTooManyOpenOrders(transaction, { network, cartId, max: config.unpaidOrders });
  // Stock before code and gift card, as everywhere: two transactions then never wait for each other in a circle.
  const { had, taken } = await reserve(transaction, cart, open);
  if (open !== undefined) {
    await cancelPayment(transaction, open.order.id, now);
    await cancelOrder(transaction, open.order.id, now);
  }
  const columns = {
    ...addressColumns(addresses),
    content_hash: contentHash(had, state),
    newsletter: accepts(request, 'newsletter'),
    user_id: customer?.sid ?? null,
    placed_from: network === undefined ? null : placedFrom(network),
  };
  const { id, publicId } = await insertOrder(transaction, { cart: had, draft: state, taken, columns, now });
  const uid = await createPayment(transaction, {
    orderId: id,
    amount: dueOf(cart),
    currency: scope.market.currency,
    now,
  });
  await changeCart(transaction, cartId, { market: scope.market.alias }, now);
  // Gift card and balance have paid all of it, the buyer's number, checked above, is all that an invoice needs, or the
  // provider in whose form it was placed has taken the payment.
  if (dueOf(cart) === 0 || request.provider !== undefined || paymentOption(state.paymentId)?.method === 'invoice') {
    await settleInside(transaction, { uid, config, outcome: 'captured', now });
    return alreadyReceived(transaction, request);
  }
  return { orderId: String(id), publicId, status: 'pending-payment', redirectUrl: paymentPage(config, uid) };
}

/** Whether the placed order can still be paid, or has been: not once its payment was declined, expired or replaced. */
export async function isOrderActive(transaction: DatabaseTransaction, { publicId }: PlaceOrderReply): Promise<boolean> {
  return (await findOrder(transaction, publicId))?.order.status !== 'cancelled';
}
