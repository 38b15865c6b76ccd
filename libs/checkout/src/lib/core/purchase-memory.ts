/** A store of the orders that were reported. */
export interface PurchaseStorage {
  readonly getItem: (name: string) => string | null;
  readonly setItem: (name: string, value: string) => void;
}

/** The storage key of the orders whose purchase was reported. */
export const PURCHASES_KEY = 'reportedPurchases';

/** Older orders than these have left the confirmation page long ago. */
const REMEMBERED = 50;

const read = (storage: PurchaseStorage): readonly string[] => {
  try {
    const found: unknown = JSON.parse(storage.getItem(PURCHASES_KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

/**
 * Remembers that an order's purchase is being reported.
 * @returns whether this is the first time: only then is it reported.
 */
export function rememberPurchase(storage: PurchaseStorage, orderId: string): boolean {
  const known = read(storage);
  if (known.includes(orderId)) return false;
  try {
    storage.setItem(PURCHASES_KEY, JSON.stringify([orderId, ...known].slice(0, REMEMBERED)));
  } catch {
    // A full or forbidden storage costs at most a second report, which has the same order id.
  }
  return true;
}
