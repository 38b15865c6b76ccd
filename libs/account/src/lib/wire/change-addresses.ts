import type { CommerceGateway } from '@lyng/commerce-client';
import { plainPostalAddress } from '@lyng/model';
import type { PostalAddress } from '@lyng/model';
import type { AddressKey } from '../core/address-book.ts';
import { resultOf } from './change-settings.ts';
import type { SettingsResult } from './change-settings.ts';
import { DeleteAddressDocument, SaveAddressDocument, SetDefaultAddressDocument } from './change-addresses.generated.ts';

/** Another device may have deleted it. */
const gone = 'address-gone';

/** Adds an address, or changes one. */
export const saveAddress = async (
  gateway: CommerceGateway,
  key: AddressKey,
  address: PostalAddress,
): SettingsResult => {
  const { country, ...lines } = plainPostalAddress(address);
  const variables = { addressId: key === 'new' ? null : key, address: { ...lines, country: country.toUpperCase() } };
  const result = await gateway.mutate(SaveAddressDocument, variables);
  return resultOf(result, (data) => Boolean(data.saveUserAddress), gone);
};

/** Makes an address the one that the checkout begins with. */
export const setDefaultAddress = async (gateway: CommerceGateway, addressId: number): SettingsResult =>
  resultOf(
    await gateway.mutate(SetDefaultAddressDocument, { addressId }),
    (data) => data.setDefaultUserAddress === true,
    gone,
  );

/** Deletes an address; one that is gone already is deleted. */
export const deleteAddress = async (gateway: CommerceGateway, addressId: number): SettingsResult =>
  resultOf(
    await gateway.mutate(DeleteAddressDocument, { addressId }),
    (data) => typeof data.deleteUserAddress === 'boolean',
  );
