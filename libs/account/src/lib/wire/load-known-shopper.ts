import type { CommerceGateway } from '@lyng/commerce-client';
import type { KnownShopper, MarketAlias } from '@lyng/model';
import { KnownShopperDocument } from './known-shopper.generated.ts';

/** The account data of a shopper, for the current market: an address in another country is left out. */
export async function loadKnownShopper(
  gateway: CommerceGateway,
  market: MarketAlias,
): Promise<KnownShopper | undefined> {
  const result = await gateway.query(KnownShopperDocument, {}, { fetchPolicy: 'no-cache' });
  const user = result.ok ? result.value.getUser : null;
  if (!user) return undefined;
  const { email, address } = user;
  if (!address) return { email };
  const { firstName, lastName, careOf, addressLine1, addressLine2, zip, city, country, entryCode, mobile, company } =
    address;
  const contact = { email, firstName, lastName, mobile };
  return country.toLowerCase() === market
    ? { ...contact, careOf, addressLine1, addressLine2, zip, city, entryCode, company }
    : contact;
}
