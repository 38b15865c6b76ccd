import { useLingui } from '@lingui/react';
import { Badge } from '@lyng/ui';
import type { BadgeProps } from '@lyng/ui';
import type { OrderStatus } from '../../core/order-status.ts';
import { orderStatusTexts } from './order-status-text.ts';

export interface OrderStatusBadgeProps {
  readonly status: OrderStatus;
}

const tones: Readonly<Record<OrderStatus, NonNullable<BadgeProps['tone']>>> = {
  received: 'neutral',
  processing: 'warning',
  completed: 'success',
  cancelled: 'neutral',
  returned: 'neutral',
  refunded: 'neutral',
};

/** The state of an order. */
export const OrderStatusBadge = ({ status }: OrderStatusBadgeProps) => {
  const { i18n } = useLingui();
  return <Badge tone={tones[status]}>{i18n._(orderStatusTexts[status])}</Badge>;
};
