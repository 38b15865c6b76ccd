import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { fail, isMarket, ok } from '@lyng/model';
import type { MarketAlias, Result } from '@lyng/model';
import type { Device, Settings } from '../core/settings.ts';
import { loadAddresses } from './load-addresses.ts';
import { GetDevicesDocument } from './get-devices.generated.ts';
import { GetSettingsDocument } from './get-settings.generated.ts';
import type { GetSettingsQuery } from './get-settings.generated.ts';

type WireUser = NonNullable<GetSettingsQuery['getUser']>;
type WireAddress = NonNullable<WireUser['address']>;

/** The country of an address that this market's form cannot hold; an address without a country is of this one. */
function elsewhereOf(address: WireAddress | null, market: MarketAlias): Settings['addressElsewhere'] {
  const country = address?.country.toLowerCase() ?? '';
  if (!address || address.addressLine1 === '' || country === '' || country === market) return null;
  return isMarket(country) ? country : 'unknown';
}

function parseSettings(
  { email, gender, customerType, newsletter, personalId, address }: WireUser,
  market: MarketAlias,
): Omit<Settings, 'devices' | 'addresses'> {
  const addressElsewhere = elsewhereOf(address, market);
  const shown = addressElsewhere === null ? address : null;
  return {
    email,
    addressElsewhere,
    profile: {
      customerType: customerType ?? 'PERSON',
      gender: gender ?? 'UNSET',
      newsletter: newsletter ?? false,
      personalId: personalId ?? '',
      firstName: address?.firstName ?? '',
      lastName: address?.lastName ?? '',
      mobile: address?.mobile ?? '',
      company: address?.company ?? '',
      careOf: shown?.careOf ?? '',
      addressLine1: shown?.addressLine1 ?? '',
      addressLine2: shown?.addressLine2 ?? '',
      zip: shown?.zip ?? '',
      city: shown?.city ?? '',
      entryCode: shown?.entryCode ?? '',
    },
  };
}

/** The devices that are logged in; `null` where the service cannot list them. */
async function loadDevices(gateway: CommerceGateway): Promise<readonly Device[] | null> {
  const result = await gateway.query(GetDevicesDocument, {}, { fetchPolicy: 'no-cache' });
  const sessions = result.ok ? result.value.getUserSessions : null;
  return sessions ? sessions.filter((session) => session !== null) : null;
}

/** The settings of the logged-in customer; never from or into the cache. */
export async function loadSettings(
  gateway: CommerceGateway,
  market: MarketAlias,
): Promise<Result<CommerceFailure, Settings>> {
  const [result, devices, addresses] = await Promise.all([
    gateway.query(GetSettingsDocument, {}, { fetchPolicy: 'no-cache' }),
    loadDevices(gateway),
    loadAddresses(gateway),
  ]);
  if (!result.ok) return result;
  const user = result.value.getUser;
  // A logged-in customer has an account: without one the response is malformed.
  return user ? ok({ ...parseSettings(user, market), devices, addresses }) : fail({ kind: 'malformed' });
}
