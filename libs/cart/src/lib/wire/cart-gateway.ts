import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { promoRejection, rejectedFailure } from '../core/cart-failure.ts';
import type { CartFailure } from '../core/cart-failure.ts';
import type { LineReference } from '../core/pending-operation.ts';
import { AddToCartDocument } from './add-to-cart.generated.ts';
import type { CartFieldsFragment } from './cart-fields.generated.ts';
import { GetCartDocument } from './get-cart.generated.ts';
import { cartQuery, cartVariables } from './cached-cart.ts';
import type { CartResponse, CartReference } from './cached-cart.ts';
import { parseCart } from './parse-cart.ts';
import { SetCartPromoCodeDocument } from './set-cart-promo-code.generated.ts';
import { UpdateCartItemDocument } from './update-cart-item.generated.ts';

Object.assign(cartQuery.__meta__, GetCartDocument.__meta__);

/** The operations of the server on a cart. */
export type CartCommand =
  | { readonly kind: 'add'; readonly skuId: number; readonly quantity: number }
  | { readonly kind: 'set-quantity'; readonly line: LineReference; readonly quantity: number }
  | { readonly kind: 'set-promo-code'; readonly promoCode: string };

const failureOf = (failure: CommerceFailure, command?: CartCommand): CartFailure => {
  if (failure.kind !== 'rejected') {
    return failure.kind === 'refused' && failure.status < 500 ? { kind: 'refused' } : { kind: 'unreachable' };
  }
  const rejected = rejectedFailure(failure.code, failure.message);
  if (command?.kind !== 'set-promo-code' || rejected.kind !== 'refused') return rejected;
  return { kind: 'promo', rejection: promoRejection(failure.code), promoCode: command.promoCode };
};

const toResult = (data: CartFieldsFragment | null | undefined): Result<CartFailure, CartResponse> => {
  if (!data) return fail({ kind: 'cart-gone' });
  const parsed = parseCart(data);
  return parsed.ok ? ok({ data, cart: parsed.value }) : fail({ kind: 'unreachable' });
};

/** Fetches a cart from the server, past the cache; an empty id creates a new one. */
export async function fetchCart(
  gateway: CommerceGateway,
  reference: CartReference,
): Promise<Result<CartFailure, CartResponse>> {
  const result = await gateway.query(cartQuery, cartVariables(reference), { fetchPolicy: 'network-only' });
  return result.ok ? toResult(result.value.getCart) : fail(failureOf(result.error));
}

/** Sends one operation to the server and reads the cart that comes back. */
export async function sendOperation(
  gateway: CommerceGateway,
  reference: CartReference,
  command: CartCommand,
  idempotencyKey: string,
): Promise<Result<CartFailure, CartResponse>> {
  const result = await mutate(gateway, reference, command, idempotencyKey);
  return result.ok ? toResult(result.value) : fail(failureOf(result.error, command));
}

async function mutate(
  gateway: CommerceGateway,
  { cartId: id, market, onCheckout: allowExternalShippingFee }: CartReference,
  command: CartCommand,
  idempotencyKey: string,
): Promise<Result<CommerceFailure, CartFieldsFragment | null>> {
  const options = { idempotencyKey };
  if (command.kind === 'set-promo-code') {
    const { promoCode } = command;
    const sent = await gateway.mutate(SetCartPromoCodeDocument, { id, promoCode, checkoutMarketId: market }, options);
    return sent.ok ? ok(sent.value.setCartPromoCode) : sent;
  }
  const shared = { id, allowExternalShippingFee, marketId: market };
  if (command.kind === 'add') {
    const item = { skuId: command.skuId, quantity: command.quantity };
    const sent = await gateway.mutate(AddToCartDocument, { ...shared, item }, options);
    return sent.ok ? ok(sent.value.addToCart) : sent;
  }
  const { line, quantity } = command;
  const item = line.itemId === null ? { skuId: line.skuId, quantity } : { id: line.itemId, quantity };
  const sent = await gateway.mutate(UpdateCartItemDocument, { ...shared, item }, options);
  return sent.ok ? ok(sent.value.updateCartItem) : sent;
}
