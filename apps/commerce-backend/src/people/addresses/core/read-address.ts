import { checkPostalField, isMarket, plainPostalAddress, postalFields } from '@lyng/model';
import type { PostalAddress } from '@lyng/model';
import { toAddress } from '../../../shop/address.ts';
import type { Address, AddressInput } from '../../../shop/address.ts';

/** The address as it is stored; `undefined` when a parcel could not go there. */
export function readAddress(input: AddressInput): Address | undefined {
  const country = (input.country ?? '').toLowerCase();
  if (!isMarket(country)) return undefined;
  const lines = Object.fromEntries(postalFields.map((field) => [field, input[field] ?? '']));
  const address = { country, ...lines } as PostalAddress;
  if (postalFields.some((field) => checkPostalField(address, field) !== null)) return undefined;
  return toAddress({ ...plainPostalAddress(address), country: country.toUpperCase() });
}
