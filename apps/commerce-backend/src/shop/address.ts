import { plainLine, readZip } from '@lyng/model';
import type { MarketAlias } from '@lyng/model';
import { beginningOf } from '../platform/database/storable-text.ts';

const addressFields = [
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'entryCode',
  'careOf',
  'city',
  'state',
  'country',
  'zip',
  'company',
  'mobile',
  'phone',
] as const;

/** A postal address as the shopper typed it; absent fields are empty. */
export type Address = Readonly<Record<(typeof addressFields)[number], string>>;

export type AddressInput = { readonly [Field in keyof Address]?: string | null };

/** No field of an address is longer. */
const MAX_FIELD = 200;

/** One line of a label: a second one would be somebody else's address. */
const fieldOf = (value: string | null | undefined): string => beginningOf(plainLine(value ?? ''), MAX_FIELD);

/** The input with every field present, trimmed and on one line; a postal code of the market in its one spelling. */
export function toAddress(input: AddressInput | null | undefined, market?: MarketAlias): Address {
  const address = Object.fromEntries(addressFields.map((field) => [field, fieldOf(input?.[field])])) as Address;
  return { ...address, zip: (market && readZip(market, input?.zip ?? '')) ?? address.zip };
}
