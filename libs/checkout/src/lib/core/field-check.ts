import { isBlank, parsePhone, readEmail, readOrganisationId, readPersonalId, readZip } from '@lyng/model';
import type { PersonalIdProblem } from '@lyng/model';
import type { CheckoutError, CheckoutField, FieldContext, FieldErrorKind } from './checkout-field.ts';
import { addressFields } from './checkout-values.ts';
import type { AddressValues, CheckoutValues } from './checkout-values.ts';
import { requiresPersonalId, requiredFields } from './required-fields.ts';

/** Max length of a field, in characters. */
const MAX_FIELD_LENGTH = 100;

/** Max length of the order message, in characters. */
export const MAX_MESSAGE_LENGTH = 500;

const addressValue = (values: CheckoutValues, field: CheckoutField): unknown =>
  field.startsWith('delivery.')
    ? values.delivery[field.slice('delivery.'.length) as keyof AddressValues]
    : values[field as keyof CheckoutValues];

const emptyKind = (field: CheckoutField): FieldErrorKind =>
  field === 'shippingId' ? 'shipping' : field === 'paymentId' ? 'payment' : field === 'terms' ? 'terms' : 'required';

const personalIdKinds: Readonly<Record<PersonalIdProblem['kind'], FieldErrorKind>> = {
  format: 'personal-id-format',
  date: 'personal-id-date',
  'check-digit': 'personal-id',
  'not-issued': 'personal-id',
};

function wrongKind(
  field: CheckoutField,
  text: string,
  { market, today, acceptsTestPersons }: FieldContext,
): FieldErrorKind | null {
  if (text.length > (field === 'message' ? MAX_MESSAGE_LENGTH : field === 'email' ? 254 : MAX_FIELD_LENGTH))
    return 'too-long';
  if (field === 'email') return readEmail(text) === null ? 'email' : null;
  if (field === 'mobile') return parsePhone(market, text) === null ? 'phone' : null;
  if (field === 'zip' || field === 'delivery.zip') return readZip(market, text) === null ? 'zip' : null;
  if (field === 'personalId') {
    const read = readPersonalId(market, text, { today, acceptsTestPersons });
    return read.ok ? null : personalIdKinds[read.error.kind];
  }
  if (field === 'organisationId')
    return readOrganisationId(market, text, { today, acceptsTestPersons }).ok ? null : 'organisation-id';
  return null;
}

/** Validates one field; `null` if the field is valid. A field that the form does not show is never wrong. */
export function checkField(values: CheckoutValues, field: CheckoutField, context: FieldContext): FieldErrorKind | null {
  const value = addressValue(values, field);
  const isEmpty = value === undefined || value === false || (typeof value === 'string' && isBlank(value));
  if (isEmpty) return requiredFields(values, context).includes(field) ? emptyKind(field) : null;
  if (typeof value !== 'string' || !isShown(values, field, context)) return null;
  return wrongKind(field, value, context);
}

function isShown(values: CheckoutValues, field: CheckoutField, { paymentType }: FieldContext): boolean {
  if (field.startsWith('delivery.')) return values.hasDeliveryAddress;
  if (field === 'organisationId' || field === 'company') return values.customerType === 'ORGANIZATION';
  return field !== 'personalId' || requiresPersonalId(values, paymentType);
}

/** Every field of the form, in its order. */
export const checkoutFields: readonly CheckoutField[] = [
  'email',
  'mobile',
  'company',
  'organisationId',
  ...addressFields,
  ...addressFields.map((name) => `delivery.${name}` as const),
  'shippingId',
  'pickupPoint',
  'paymentId',
  'personalId',
  'message',
  'terms',
];

/** Everything that is wrong with the form, in its order. */
export const checkFields = (values: CheckoutValues, context: FieldContext): readonly CheckoutError[] =>
  checkoutFields.flatMap((field) => {
    const kind = checkField(values, field, context);
    return kind ? [{ field, kind }] : [];
  });
