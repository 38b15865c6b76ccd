import type { CheckoutField, FieldContext } from './checkout-field.ts';
import type { CheckoutValues } from './checkout-values.ts';

const requiredAddressFields = ['firstName', 'lastName', 'addressLine1', 'zip', 'city'] as const;

/** Methods that need credit, and so a personal number. */
export const isCreditPayment = (paymentType: string): boolean =>
  paymentType === 'DirectInvoice' || paymentType === 'Loan';

/** Whether the form requires a personal number: a private person who wants credit. */
export const requiresPersonalId = (values: Pick<CheckoutValues, 'customerType'>, paymentType: string): boolean =>
  values.customerType === 'PERSON' && isCreditPayment(paymentType);

/** Required fields by customer type and market, in the order of the form. */
export function requiredFields(
  values: CheckoutValues,
  { paymentType, nothingDue = false }: Pick<FieldContext, 'paymentType' | 'nothingDue'>,
): readonly CheckoutField[] {
  const delivery = values.hasDeliveryAddress ? requiredAddressFields.map((name) => `delivery.${name}` as const) : [];
  const organisation: readonly CheckoutField[] =
    values.customerType === 'ORGANIZATION' ? ['company', 'organisationId'] : [];
  return [
    'email',
    'mobile',
    ...organisation,
    ...requiredAddressFields,
    ...delivery,
    'shippingId',
    ...(nothingDue ? [] : (['paymentId'] as const)),
    ...(!nothingDue && requiresPersonalId(values, paymentType) ? (['personalId'] as const) : []),
    'terms',
  ];
}
