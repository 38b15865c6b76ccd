import type { PaymentDetailsType } from '../../platform/graphql/resolver-types.generated.ts';
import type { Source } from '../../platform/graphql/source.ts';
import { decimal } from '../../shop/pricing/decimal.ts';
import type { Scope } from '../../shop/scope.ts';
import { paymentName, paymentOption } from './payment-options.ts';
import type { OrderRecord } from './order-store.ts';
import type { PaymentOutline } from './payment-store.ts';

/**
 * The wire's `PaymentDetailsType`, at most one. An order that a gift card or a balance covered has a payment of zero,
 * for the books: no card or invoice was used.
 */
export function presentPayment(
  order: OrderRecord,
  { state, amount, created_at: createdAt, settled_at: settledAt }: PaymentOutline,
  scope: Scope,
): readonly Source<PaymentDetailsType>[] {
  if (amount === 0) return [];
  const option = paymentOption(order.payment_id);
  // An invoice is paid after the order was received, and the shop does not learn when.
  const isPaid = state === 'captured' && option !== undefined && option.method !== 'invoice';
  return [
    {
      // There is one payment to an order. The id of its page is a secret: anyone who has it may decline the payment.
      id: order.id,
      transactionId: order.public_id,
      paymentId: order.payment_id,
      name: option?.name ?? '',
      displayName: option === undefined ? '' : paymentName(option.method, scope.language),
      paymentOption: null,
      isPaid,
      paymentDate: isPaid ? settledAt : null,
      reservationDate: createdAt,
      reservationNumber: null,
      total: decimal(amount),
      paymentFee: 0,
      shippingFee: decimal(order.shipping_fee_inc_vat),
    },
  ];
}
