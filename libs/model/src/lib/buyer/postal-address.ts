import { isBlank, plainLine } from '../typed-text.ts';
import type { MarketAlias } from '../market.ts';
import { parsePhone } from './phone.ts';
import { readZip } from './zip.ts';

/** An address that parcels go to, as it is typed; its country decides how postal code and phone number are written. */
export interface PostalAddress {
  readonly country: MarketAlias;
  readonly firstName: string;
  readonly lastName: string;
  readonly addressLine1: string;
  readonly zip: string;
  readonly city: string;
  readonly addressLine2: string;
  readonly careOf: string;
  readonly entryCode: string;
  readonly mobile: string;
}

/** A field that is typed. */
export type PostalField = Exclude<keyof PostalAddress, 'country'>;

/** A possible error of a field. */
export type PostalErrorKind = 'required' | 'phone' | 'zip' | 'too-long';

/** The typed fields, in the order of a form. */
export const postalFields = [
  'firstName',
  'lastName',
  'addressLine1',
  'zip',
  'city',
  'addressLine2',
  'careOf',
  'entryCode',
  'mobile',
] as const satisfies readonly PostalField[];

/** Without these a parcel does not arrive. */
export const requiredPostalFields: readonly PostalField[] = ['firstName', 'lastName', 'addressLine1', 'zip', 'city'];

/** ACC-13: so many addresses an account saves. */
export const MAX_SAVED_ADDRESSES = 10;

/** Max length of a field, in characters. */
const MAX_LENGTH = 100;

/** Validates one field; `null` if the field is valid. */
export function checkPostalField(address: PostalAddress, field: PostalField): PostalErrorKind | null {
  const text = address[field];
  if (isBlank(text)) return requiredPostalFields.includes(field) ? 'required' : null;
  if (text.length > MAX_LENGTH) return 'too-long';
  if (field === 'zip') return readZip(address.country, text) === null ? 'zip' : null;
  if (field === 'mobile') return parsePhone(address.country, text) === null ? 'phone' : null;
  return null;
}

/** The address as it is stored, of one that has no error: lines of plain text, postal code and number in one spelling. */
export function plainPostalAddress(address: PostalAddress): PostalAddress {
  const { country, zip, mobile } = address;
  const lines = Object.fromEntries(postalFields.map((field) => [field, plainLine(address[field])]));
  return {
    ...address,
    ...lines,
    zip: readZip(country, zip) ?? plainLine(zip),
    mobile: parsePhone(country, mobile) ?? plainLine(mobile),
  };
}
