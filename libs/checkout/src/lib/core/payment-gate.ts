import { readZip } from '@lyng/model';
import { deliveryZip } from './checkout-values.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { checkField, checkoutFields } from './field-check.ts';
import type { FieldContext } from './checkout-field.ts';

/** The state that the payment still waits for. */
export type PaymentGate = 'zip' | 'shipping' | 'fields' | 'open';

/** Fields that are decided at or after payment: they do not hold the payment options back. */
const afterGate: readonly string[] = ['paymentId', 'personalId', 'terms', 'message'];

/** Payment is blocked until zip, shipping method and all fields are filled. */
export function paymentGate(values: CheckoutValues, context: FieldContext): PaymentGate {
  if (readZip(context.market, deliveryZip(values)) === null) return 'zip';
  if (values.shippingId === '') return 'shipping';
  return checkoutFields.some((field) => !afterGate.includes(field) && checkField(values, field, context) !== null)
    ? 'fields'
    : 'open';
}
