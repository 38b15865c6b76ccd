import type { CheckoutCart } from '@lyng/model';
import type { CheckoutValues } from './checkout-values.ts';

/** 53-bit string hash (cyrb53): distinguishes contents, protects nothing. */
function hash(text: string, seed: number): string {
  let [a, b] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

export interface PlacementIntent {
  readonly cart: CheckoutCart;
  readonly values: CheckoutValues;
  readonly attempt: number;
}

/**
 * The idempotency key of an order: the same cart with the same content is the same order, however often it is sent,
 * from whichever tab, before and after a reload.
 */
export function placementKey({ cart, values, attempt }: PlacementIntent): string {
  const lines = cart.lines.map(({ reference, quantity }) => [reference.skuId, quantity]);
  const { personalId, organisationId, ...content } = values;
  const text = JSON.stringify([
    lines,
    cart.summary?.total.selling.incVat ?? null,
    personalId || organisationId,
    content,
    attempt,
  ]);
  return `${cart.id}.${hash(text, 1)}${hash(text, 2)}`;
}
