import { plainLine, readZip } from '@lyng/model';
import type { MarketAlias } from '@lyng/model';
import { beginningOf } from '../platform/database/storable-text.ts';

/** A postal address as the shopper typed it; absent fields are empty. */
export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly addressLine3: string;
  readonly entryCode: string;
  readonly careOf: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly zip: string;
  readonly company: string;
  readonly mobile: string;
  readonly phone: string;
}

export type AddressInput = { readonly [Field in keyof Address]?: string | null };

/** No field of an address is longer. */
const MAX_FIELD = 200;

/** One line of a label: a second one would be somebody else's address. */
const fieldOf = (value: string | null | undefined): string => beginningOf(plainLine(value ?? ''), MAX_FIELD);

/** The input with every field present, trimmed and on one line; a postal code of the market in its one spelling. */
export const toAddress = (input: AddressInput | null | undefined, market?: MarketAlias): Address => ({
  firstName: fieldOf(input?.firstName),
  lastName: fieldOf(input?.lastName),
  addressLine1: fieldOf(input?.addressLine1),
  addressLine2: fieldOf(input?.addressLine2),
  addressLine3: fieldOf(input?.addressLine3),
  entryCode: fieldOf(input?.entryCode),
  careOf: fieldOf(input?.careOf),
  city: fieldOf(input?.city),
  state: fieldOf(input?.state),
  country: fieldOf(input?.country),
  zip: (market && readZip(market, input?.zip ?? '')) ?? fieldOf(input?.zip),
  company: fieldOf(input?.company),
  mobile: fieldOf(input?.mobile),
  phone: fieldOf(input?.phone),
});
