import type { OrderStatus } from './order-tables.ts';

/** The API's order status: an order that the shop has received and not packed yet is `pending` there. */
export const wireStatus = (status: OrderStatus): string => (status === 'received' ? 'pending' : status);
