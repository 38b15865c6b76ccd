import type { CheckoutField, FieldContext } from './checkout-field.ts';
import type { CheckoutValues } from './checkout-values.ts';

const requiredAddressFields = ['firstName', 'lastName', 'addressLine1', 'zip', 'city'] as const;

/** Spec §4: methods that need credit, and so a personal number. */
const isCreditPayment = (paymentType: string): boolean => paymentType === 'DirectInvoice' || paymentType === 'Loan';

/** Whether the form asks for a personal number: a private person who wants credit. */
export const asksPersonalId = (values: Pick<CheckoutValues, 'customerType'>, paymentType: string): boolean =>
  values.customerType === 'PERSON' && isCreditPayment(paymentType);

/** Required fields by customer type and market (CHK-01, CHK-10), in the order of the form. */
export function requiredFields(
  values: CheckoutValues,
  { paymentType, nothingDue = false }: Pick<FieldContext, 'paymentType' | 'nothingDue'>,
): readonly CheckoutField[] {
  const delivery = values.hasDeliveryAddress ? requiredAddressFields.map((name) => `delivery.${name}` as const) : [];
  const organisation: readonly CheckoutField[] =
    values.customerType === 'ORGANIZATION' ? ['company', 'organisationId'] : [];
  return [
    ...organisation,
    'email',
    'mobile',
    ...requiredAddressFields,
    ...delivery,
    'shippingId',
    ...(nothingDue ? [] : (['paymentId'] as const)),
    ...(!nothingDue && asksPersonalId(values, paymentType) ? (['personalId'] as const) : []),
    'terms',
  ];
}
