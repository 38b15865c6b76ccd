import type { ProductSummary, Sku } from '@lyng/model';

/** Points at a line: by its own id once the server has given it one, by its size until then. */
export interface LineReference {
  readonly itemId: string | null;
  readonly skuId: number;
}

/** The product that a line shows before the server has responded. */
export type LineProduct = ProductSummary & { readonly skus: readonly Sku[] };

/** One operation that the server has not confirmed yet; `id` is also its idempotency key. */
export type PendingOperation =
  | {
      readonly kind: 'add';
      readonly id: string;
      readonly skuId: number;
      /** Units to add to what the line holds. */
      readonly quantity: number;
      readonly product: LineProduct;
    }
  | {
      readonly kind: 'set-quantity';
      readonly id: string;
      readonly line: LineReference;
      /** Units that the line shall hold; 0 removes it. */
      readonly quantity: number;
      /** Brings a line back that is not there any more: the removal is undone. */
      readonly product?: LineProduct;
    }
  | {
      readonly kind: 'set-promo-code';
      readonly id: string;
      /** Empty takes the code off. */
      readonly promoCode: string;
    };

/** Whether two references mean the same line, one of them perhaps older than the line's own id. */
export const isSameLine = (one: LineReference, other: LineReference): boolean =>
  one.itemId !== null && other.itemId !== null ? one.itemId === other.itemId : one.skuId === other.skuId;

/**
 * Adds an operation to the log. Of two quantities in a row for the same line only the later one stays, unless the first
 * is being sent (`sendingId`) or is a removal, which must not be merged: a stepper pressed ten times sends one or two
 * requests.
 */
export function enqueue(
  pending: readonly PendingOperation[],
  operation: PendingOperation,
  sendingId: string | null,
): readonly PendingOperation[] {
  const last = pending.at(-1);
  const replaces =
    last?.kind === 'set-quantity' &&
    operation.kind === 'set-quantity' &&
    last.quantity !== 0 &&
    last.id !== sendingId &&
    isSameLine(last.line, operation.line);
  return replaces ? [...pending.slice(0, -1), operation] : [...pending, operation];
}

/** Takes an operation out of the log, whether it succeeded or failed. */
export const withoutOperation = (pending: readonly PendingOperation[], id: string): readonly PendingOperation[] =>
  pending.filter((operation) => operation.id !== id);
