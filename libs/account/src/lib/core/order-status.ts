/** The states of an order that shoppers are shown. */
export type OrderStatus = 'received' | 'processing' | 'completed' | 'cancelled' | 'returned' | 'refunded';

/** The states that order systems report. */
const statuses: Readonly<Record<string, OrderStatus>> = {
  pending: 'received',
  'pending-payment': 'received',
  backorder: 'received',
  received: 'received',
  partial: 'processing',
  inactive: 'processing',
  'on-hold': 'processing',
  processing: 'processing',
  completed: 'completed',
  cancelled: 'cancelled',
  'out-of-stock': 'cancelled',
  returned: 'returned',
  refunded: 'refunded',
};

/** The meaning of a reported state for a shopper; `undefined` for one that is not known here. */
export const orderStatus = (reported: string): OrderStatus | undefined =>
  Object.hasOwn(statuses, reported) ? statuses[reported] : undefined;
