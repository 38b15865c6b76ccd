import type { ShopperAddress } from '@lyng/model';
import { addressFields } from './checkout-values.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** The index of the account's address that the form has; -1 for none. */
export const chosenAddress = (values: CheckoutValues, addresses: readonly ShopperAddress[]): number =>
  addresses.findIndex((address) => addressFields.every((field) => values[field] === address[field]));

/** The form with another address; one without a phone number leaves the buyer's. */
export const withAddress = (values: CheckoutValues, address: ShopperAddress): CheckoutValues => ({
  ...values,
  ...address,
  mobile: address.mobile || values.mobile,
});
