import type { UnknownAction } from '@reduxjs/toolkit';
import type { Cart } from '@lyng/model';
import { isSameLine } from '../core/pending-operation.ts';
import type { LineReference, PendingOperation } from '../core/pending-operation.ts';
import { itemAdded, itemRemoved, promoApplied, promoRemoved, quantityChanged } from './cart-events.ts';

const lineOf = (cart: Cart | null, reference: LineReference) =>
  cart?.items.find((item) => item.isFreeGift !== true && isSameLine({ itemId: item.id, skuId: item.skuId }, reference));

/** The events of a successful operation, by the difference it made on the server. */
export function eventsOf(operation: PendingOperation, before: Cart | null, after: Cart): readonly UnknownAction[] {
  if (operation.kind === 'set-promo-code') {
    return operation.promoCode === ''
      ? [promoRemoved({ cart: after })]
      : [promoApplied({ promoCode: after.promoCode, cart: after })];
  }
  const reference = operation.kind === 'add' ? { itemId: null, skuId: operation.skuId } : operation.line;
  const [old, now] = [lineOf(before, reference), lineOf(after, reference)];
  const product = now?.product ?? old?.product;
  const has = now?.quantity ?? 0;
  const had = before === null && operation.kind === 'add' ? has - operation.quantity : (old?.quantity ?? 0);
  if (!product || had === has) return [];
  const line = { skuId: reference.skuId, quantity: Math.abs(has - had), product, cart: after };
  const difference = has > had ? itemAdded(line) : itemRemoved(line);
  return operation.kind === 'set-quantity' && has > 0
    ? [difference, quantityChanged({ ...line, before: had, after: has })]
    : [difference];
}
