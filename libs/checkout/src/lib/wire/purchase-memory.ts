import { readJson } from '@lyng/browser';
import type { TextStore } from '@lyng/browser';

/** The storage key of the orders whose purchase was reported. */
export const PURCHASES_KEY = 'reportedPurchases';

/** Older orders than these have left the confirmation page long ago. */
const REMEMBERED = 50;

/**
 * Remembers that an order's purchase is being reported.
 * @returns whether this is the first time: only then is it reported.
 */
export function rememberPurchase(storage: TextStore, orderId: string): boolean {
  const found = readJson(storage, PURCHASES_KEY);
  const known = Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  if (known.includes(orderId)) return false;
  storage.write(PURCHASES_KEY, JSON.stringify([orderId, ...known].slice(0, REMEMBERED)));
  return true;
}
