import type { PendingOperation } from '../pending-operation.ts';

/** The code that a cart has, or is about to have. */
export const pendingCode = (pending: readonly PendingOperation[], promoCode: string): string =>
  pending.reduce((code, operation) => (operation.kind === 'set-promo-code' ? operation.promoCode : code), promoCode);
