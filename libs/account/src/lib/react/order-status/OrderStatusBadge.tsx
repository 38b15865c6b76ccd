import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Badge } from '@lyng/ui';
import type { BadgeProps } from '@lyng/ui';
import type { OrderStatus } from '../../core/order-status.ts';

const tones: Readonly<Record<OrderStatus, NonNullable<BadgeProps['tone']>>> = {
  received: 'neutral',
  processing: 'warning',
  completed: 'success',
  cancelled: 'neutral',
  returned: 'neutral',
  refunded: 'neutral',
};

const texts: Readonly<Record<OrderStatus, MessageDescriptor>> = {
  received: msg({ message: 'Received', context: 'order status' }),
  processing: msg({ message: 'Processing', context: 'order status' }),
  completed: msg({ message: 'Completed', context: 'order status' }),
  cancelled: msg({ message: 'Cancelled', context: 'order status' }),
  returned: msg({ message: 'Returned', context: 'order status' }),
  refunded: msg({ message: 'Refunded', context: 'order status' }),
};

export const OrderStatusBadge = ({ status }: { readonly status: OrderStatus }) => {
  const { i18n } = useLingui();
  return <Badge tone={tones[status]}>{i18n._(texts[status])}</Badge>;
};
