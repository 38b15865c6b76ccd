import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { assertNever } from '@lyng/model';
import type { MarketAlias } from '@lyng/model';
import { MAX_MESSAGE_LENGTH } from '../core/field-check.ts';
import type { CheckoutField, FieldErrorKind } from '../core/checkout-field.ts';

/** The names of identity numbers: each country has a name of its own for them. */
const numberLabels: Readonly<
  Record<'personalId' | 'organisationId', Readonly<Record<MarketAlias, MessageDescriptor>>>
> = {
  personalId: {
    dk: msg`Danish CPR number`,
    se: msg`Swedish personal identity number`,
    no: msg`Norwegian national identity number`,
    fi: msg`Finnish personal identity code`,
  },
  organisationId: {
    dk: msg`Danish CVR number`,
    se: msg`Swedish organisation number`,
    no: msg`Norwegian organisation number`,
    fi: msg`Finnish business ID`,
  },
};

/** The names of fields that are the same in every market. */
export const fieldLabels: Readonly<Record<Exclude<CheckoutField, keyof typeof numberLabels>, MessageDescriptor>> = {
  customerType: msg`I am shopping as`,
  company: msg`Company name`,
  email: msg`Email`,
  mobile: msg`Mobile number`,
  firstName: msg`First name`,
  lastName: msg`Last name`,
  careOf: msg`Care of`,
  addressLine1: msg`Address`,
  addressLine2: msg`Address, line 2`,
  zip: msg`Postal code`,
  city: msg`City`,
  entryCode: msg`Entry code`,
  hasDeliveryAddress: msg`Deliver to another address`,
  'delivery.firstName': msg`First name of the recipient`,
  'delivery.lastName': msg`Last name of the recipient`,
  'delivery.careOf': msg`Care of, for delivery`,
  'delivery.addressLine1': msg`Delivery address`,
  'delivery.addressLine2': msg`Delivery address, line 2`,
  'delivery.zip': msg`Postal code for delivery`,
  'delivery.city': msg`City for delivery`,
  'delivery.entryCode': msg`Entry code for delivery`,
  shippingId: msg`Delivery`,
  pickupPoint: msg`Pick-up point`,
  paymentId: msg`Payment`,
  message: msg`Message about your order`,
  newsletter: msg`Newsletter`,
  terms: msg`Terms of purchase`,
};

/** The name of a field in an order of that market: a number by the name that its country gives it. */
export const fieldLabel = (field: CheckoutField, market: MarketAlias): MessageDescriptor =>
  field === 'personalId' || field === 'organisationId' ? numberLabels[field][market] : fieldLabels[field];

export function fieldErrorMessage(kind: FieldErrorKind): MessageDescriptor {
  switch (kind) {
    case 'required':
      return msg`You must fill in this field.`;
    case 'email':
      return msg`Enter a valid email address.`;
    case 'phone':
      return msg`Enter a valid phone number.`;
    case 'zip':
      return msg`Enter a valid postal code.`;
    case 'personal-id':
      return msg`Enter a valid personal identity number.`;
    case 'personal-id-format':
      return msg`A personal identity number is not written like this. Check that no character is missing.`;
    case 'personal-id-date':
      return msg`The date in the personal identity number does not exist or is still to come.`;
    case 'organisation-id':
      return msg`Enter a valid organisation number.`;
    case 'too-long':
      return msg`This is too long. Use at most ${{ max: MAX_MESSAGE_LENGTH }} characters in a message and 100 in other fields.`;
    case 'shipping':
      return msg`Choose how you want your order delivered.`;
    case 'payment':
      return msg`Choose how you want to pay.`;
    case 'terms':
      return msg`Accept the terms of purchase to go on.`;
    default:
      return assertNever(kind);
  }
}
