import type { KnownShopper } from '@lyng/checkout/page';
import type { CommerceGateway } from '@lyng/commerce-client';
import type { MarketAlias } from '@lyng/model';
import { KnownShopperDocument } from './known-shopper.generated.ts';

/** What the account knows of who buys, for the market that is bought in: an address in another country is none here. */
export async function loadKnownShopper(
  gateway: CommerceGateway,
  market: MarketAlias,
): Promise<KnownShopper | undefined> {
  const answer = await gateway.query(KnownShopperDocument, {}, { fetchPolicy: 'no-cache' });
  const user = answer.ok ? answer.value.getUser : null;
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
