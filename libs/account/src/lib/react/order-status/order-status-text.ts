import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { OrderStatus } from '../../core/order-status.ts';

/** Words for the state of an order. */
export const orderStatusTexts: Readonly<Record<OrderStatus, MessageDescriptor>> = {
  received: msg({ message: 'Received', context: 'order status' }),
  processing: msg({ message: 'Processing', context: 'order status' }),
  completed: msg({ message: 'Completed', context: 'order status' }),
  cancelled: msg({ message: 'Cancelled', context: 'order status' }),
  returned: msg({ message: 'Returned', context: 'order status' }),
  refunded: msg({ message: 'Refunded', context: 'order status' }),
};
