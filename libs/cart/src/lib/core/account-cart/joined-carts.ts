import type { CartItem } from '@lyng/model';
import type { CartMerge, MergedLine } from '../merge-carts.ts';
import type { PendingOperation } from '../pending-operation.ts';

/** The changes that a join with the account's cart has made. */
export type JoinChange =
  /** The account's cart is used; `from` is the previous one, empty if there was none. */
  | { readonly kind: 'switched'; readonly from: string; readonly names: readonly string[] }
  /** The browser's cart has taken over lines of the account's. */
  | ({ readonly kind: 'merged' } & CartMerge);

/** The outcome for a browser's cart and the account's. */
export type JoinOutcome =
  /** The browser's cart stays as it is. */
  { readonly kind: 'unchanged' } | JoinChange;

/** Products of the account's cart, each name once. */
export interface JoinedNames {
  readonly added: readonly string[];
  readonly unavailable: readonly string[];
}

/** The names of the products that a join has added to the cart, and of those that it could not add. */
export function joinedNames(change: JoinChange, items: readonly CartItem[]): JoinedNames {
  if (change.kind === 'switched') return { added: [...new Set(change.names)], unavailable: [] };
  const isAdded = ({ skuId, before }: MergedLine): boolean =>
    items.some((item) => item.skuId === skuId && item.quantity > before);
  const missing = change.lines.filter((line) => line.before === 0 && !isAdded(line));
  const added = change.lines.filter(isAdded).map(({ product }) => product.name);
  const unavailable = [...missing.map(({ product }) => product), ...change.soldOut].map(({ name }) => name);
  return { added: [...new Set(added)], unavailable: [...new Set(unavailable)] };
}

/** The code that a cart has, or is about to have. */
export const pendingCode = (pending: readonly PendingOperation[], promoCode: string): string =>
  pending.reduce((code, operation) => (operation.kind === 'set-promo-code' ? operation.promoCode : code), promoCode);

/** Whether an operation sets one of the merged lines. */
export const isMergeOperation = (lines: readonly MergedLine[], operation: PendingOperation): boolean =>
  operation.kind === 'set-quantity' && lines.some(({ skuId }) => skuId === operation.line.skuId);
