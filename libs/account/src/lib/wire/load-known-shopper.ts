import type { CommerceGateway } from '@lyng/commerce-client';
import type { KnownShopper, MarketAlias, ShopperAddress } from '@lyng/model';
import { KnownShopperDocument } from './known-shopper.generated.ts';
import { loadAddresses } from './load-addresses.ts';

/** The identity of an order's destination, so that an address that is saved twice is shown once. */
const placeOf = ({ firstName, lastName, careOf, addressLine1, addressLine2, zip, city }: ShopperAddress): string =>
  JSON.stringify([firstName, lastName, careOf, addressLine1, addressLine2, zip, city]);

/** Several addresses, each once; with one there is nothing to choose. */
function choiceOf(addresses: readonly ShopperAddress[]): Pick<KnownShopper, 'addresses'> {
  const places = new Map(addresses.toReversed().map((address) => [placeOf(address), address]));
  return places.size > 1 ? { addresses: [...places.values()].toReversed() } : {};
}

/** The saved addresses of that market. */
async function loadSaved(gateway: CommerceGateway, market: MarketAlias): Promise<readonly ShopperAddress[]> {
  const saved = (await loadAddresses(gateway)) ?? [];
  return saved.flatMap(({ address: { country, ...lines } }) => (country === market ? [lines] : []));
}

/**
 * The account data of a shopper, for the current market: addresses in other countries are left out. The order begins with
 * the saved address that comes first, the default, or else with the one of the account.
 */
export async function loadKnownShopper(
  gateway: CommerceGateway,
  market: MarketAlias,
): Promise<KnownShopper | undefined> {
  const [result, saved] = await Promise.all([
    gateway.query(KnownShopperDocument, {}, { fetchPolicy: 'no-cache' }),
    loadSaved(gateway, market),
  ]);
  const user = result.ok ? result.value.getUser : null;
  if (!user) return undefined;
  const { email, address } = user;
  const [first] = saved;
  if (!address) return { email, ...first, ...choiceOf(saved) };
  const { firstName, lastName, careOf, addressLine1, addressLine2, zip, city, country, entryCode, mobile, company } =
    address;
  const contact = { email, firstName, lastName, mobile };
  const own = { firstName, lastName, careOf, addressLine1, addressLine2, zip, city, entryCode, mobile };
  const isHere = country.toLowerCase() === market;
  const addresses = isHere && addressLine1 !== '' ? [...saved, own] : saved;
  return {
    ...contact,
    ...(isHere && { ...own, company }),
    ...(first && { ...first, mobile: first.mobile || mobile }),
    ...choiceOf(addresses),
  };
}
