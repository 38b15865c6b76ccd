import type { CommerceGateway } from '@lyng/commerce-client';
import { isMarket } from '@lyng/model';
import type { SavedAddress } from '../core/address-book.ts';
import { GetAddressesDocument } from './get-addresses.generated.ts';

/** The addresses that the customer has saved, the default first; `null` where the service cannot save any. */
export async function loadAddresses(gateway: CommerceGateway): Promise<readonly SavedAddress[] | null> {
  const result = await gateway.query(GetAddressesDocument, {}, { fetchPolicy: 'no-cache' });
  const saved = result.ok ? result.value.getUserAddresses : null;
  if (!saved) return null;
  return saved.flatMap(({ id, isDefault, address }) => {
    const { country, firstName, lastName, addressLine1, zip, city, addressLine2, careOf, entryCode, mobile } = address;
    const market = country.toLowerCase();
    const lines = { firstName, lastName, addressLine1, zip, city, addressLine2, careOf, entryCode, mobile };
    return isMarket(market) ? [{ id, isDefault, address: { country: market, ...lines } }] : [];
  });
}
