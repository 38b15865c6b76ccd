import type { ShopperAddress } from '@lyng/model';
import type { CheckoutValues } from './checkout-values.ts';

const fields = [
  'firstName',
  'lastName',
  'careOf',
  'addressLine1',
  'addressLine2',
  'zip',
  'city',
  'entryCode',
] as const satisfies readonly (keyof ShopperAddress)[];

/** The index of the account's address that the form has; -1 for none. */
export const chosenAddress = (values: CheckoutValues, addresses: readonly ShopperAddress[]): number =>
  addresses.findIndex((address) => fields.every((field) => values[field] === address[field]));

/** The form with another address; one without a phone number leaves the buyer's. */
export const withAddress = (values: CheckoutValues, address: ShopperAddress): CheckoutValues => ({
  ...values,
  ...address,
  mobile: address.mobile || values.mobile,
});
