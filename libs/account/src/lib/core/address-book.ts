import { checkPostalField, isMarket, postalFields } from '@lyng/model';
import type { MarketAlias, PostalAddress, PostalErrorKind, PostalField } from '@lyng/model';

/** An address that the customer has saved. */
export interface SavedAddress {
  readonly id: number;
  /** The checkout begins with it. */
  readonly isDefault: boolean;
  readonly address: PostalAddress;
}

/** The addresses of links and finished forms. */
export const ADDRESSES_HASH = 'addresses';

/** The query parameter that names the address whose form is open. */
export const OPENED = 'address';

/** The open form: of a new address, or of the one with that id. */
export type AddressKey = 'new' | number;

export interface AddressError {
  readonly field: PostalField;
  readonly kind: PostalErrorKind;
}

/** A form that was posted without script and is shown again. */
export interface PostedAddress {
  readonly key: AddressKey;
  readonly values: PostalAddress;
}

export const emptyAddress = (country: MarketAlias): PostalAddress => ({
  country,
  firstName: '',
  lastName: '',
  addressLine1: '',
  zip: '',
  city: '',
  addressLine2: '',
  careOf: '',
  entryCode: '',
  mobile: '',
});

/** Reads which form a query parameter or a hidden field names. */
export function parseAddressKey(text: unknown): AddressKey | null {
  if (text === 'new') return text;
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** A form that was posted; what it does not name stays as it is in `known`. */
export function readAddressForm(form: Pick<FormData, 'get'>, known: PostalAddress): PostalAddress {
  const textOf = (name: string): string | undefined => {
    const value = form.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const country = textOf('country') ?? '';
  return {
    ...known,
    ...Object.fromEntries(postalFields.map((field) => [field, textOf(field) ?? known[field]])),
    country: isMarket(country) ? country : known.country,
  };
}

/** Everything that is wrong with the form, in its order. */
export const checkAddress = (values: PostalAddress): readonly AddressError[] =>
  postalFields.flatMap((field) => {
    const kind = checkPostalField(values, field);
    return kind === null ? [] : [{ field, kind }];
  });
