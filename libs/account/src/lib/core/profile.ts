import { isBlank, parsePhone, readOrganisationId, readPersonalId, readZip } from '@lyng/model';
import type { CustomerType, DateParts, MarketAlias, PersonalIdProblem } from '@lyng/model';

export type Gender = 'UNSET' | 'UNSPECIFIED' | 'WOMAN' | 'MAN';

/** The customer's own details; the address is the one that their orders begin with. */
export interface ProfileValues {
  readonly customerType: CustomerType;
  readonly company: string;
  /** The number of a person or, for an organization, the organization's. */
  readonly personalId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly gender: Gender;
  readonly addressLine1: string;
  readonly zip: string;
  readonly city: string;
  readonly addressLine2: string;
  readonly careOf: string;
  readonly entryCode: string;
  readonly newsletter: boolean;
}

/** A field that is typed. */
export type ProfileField = Exclude<keyof ProfileValues, 'customerType' | 'gender' | 'newsletter'>;

/** A possible error of a field; becomes words in `react/account-settings/profile-messages.ts`. */
export type ProfileErrorKind =
  | 'required'
  | 'phone'
  | 'zip'
  | 'personal-id'
  | 'personal-id-format'
  | 'personal-id-date'
  | 'organisation-id'
  | 'too-long';

export interface ProfileError {
  readonly field: ProfileField;
  readonly kind: ProfileErrorKind;
}

/** The context of the rules beside the form itself. */
export interface ProfileContext {
  readonly market: MarketAlias;
  readonly today: DateParts;
}

/** Max length of a field, in characters: that of the checkout. */
const MAX_LENGTH = 100;

/** The parts of an address, without which a parcel does not arrive. */
const addressFields = ['addressLine1', 'zip', 'city'] as const;

/** The typed fields, in the order of the form. */
export const profileFields = [
  'company',
  'personalId',
  'firstName',
  'lastName',
  'mobile',
  'addressLine1',
  'zip',
  'city',
  'addressLine2',
  'careOf',
  'entryCode',
] as const satisfies readonly ProfileField[];

const personalIdKinds: Readonly<Record<PersonalIdProblem['kind'], ProfileErrorKind>> = {
  format: 'personal-id-format',
  date: 'personal-id-date',
  'check-digit': 'personal-id',
  'not-issued': 'personal-id',
};

/** An address may be missing, but not be half an address. */
const isRequired = (values: ProfileValues, field: ProfileField): boolean =>
  addressFields.some((part) => part === field) && addressFields.some((part) => !isBlank(values[part]));

function checkNumber(
  { customerType, personalId }: ProfileValues,
  { market, today }: ProfileContext,
): ProfileErrorKind | null {
  if (customerType === 'ORGANIZATION')
    return readOrganisationId(market, personalId, { today }).ok ? null : 'organisation-id';
  const read = readPersonalId(market, personalId, { today });
  return read.ok ? null : personalIdKinds[read.error.kind];
}

/** Validates one field; `null` if the field is valid. A field that the form does not show is never wrong. */
function checkProfileField(
  values: ProfileValues,
  field: ProfileField,
  context: ProfileContext,
): ProfileErrorKind | null {
  const text = values[field];
  if (field === 'company' && values.customerType === 'PERSON') return null;
  if (isBlank(text)) return isRequired(values, field) ? 'required' : null;
  if (text.length > MAX_LENGTH) return 'too-long';
  if (field === 'mobile') return parsePhone(context.market, text) === null ? 'phone' : null;
  if (field === 'zip') return readZip(context.market, text) === null ? 'zip' : null;
  return field === 'personalId' ? checkNumber(values, context) : null;
}

/** Everything that is wrong with the form, in its order. */
export const checkProfile = (values: ProfileValues, context: ProfileContext): readonly ProfileError[] =>
  profileFields.flatMap((field) => {
    const kind = checkProfileField(values, field, context);
    return kind === null ? [] : [{ field, kind }];
  });
