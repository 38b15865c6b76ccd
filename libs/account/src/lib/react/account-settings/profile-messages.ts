import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CustomerType, MarketAlias } from '@lyng/model';
import type { ProfileErrorKind, ProfileField } from '../../core/profile.ts';

/** The names of identity numbers: each country has a name of its own for them. */
const numberLabels: Readonly<Record<CustomerType, Readonly<Record<MarketAlias, MessageDescriptor>>>> = {
  PERSON: {
    dk: msg`Danish CPR number`,
    se: msg`Swedish personal identity number`,
    no: msg`Norwegian national identity number`,
    fi: msg`Finnish personal identity code`,
  },
  ORGANIZATION: {
    dk: msg`Danish CVR number`,
    se: msg`Swedish organisation number`,
    no: msg`Norwegian organisation number`,
    fi: msg`Finnish business ID`,
  },
};

const labels: Readonly<Record<Exclude<ProfileField, 'personalId'>, MessageDescriptor>> = {
  company: msg`Company name`,
  firstName: msg`First name`,
  lastName: msg`Last name`,
  mobile: msg`Mobile number`,
  addressLine1: msg`Address`,
  zip: msg`Postal code`,
  city: msg`City`,
  addressLine2: msg`Address, line 2`,
  careOf: msg`Care of`,
  entryCode: msg`Entry code`,
};

/** The name of a field in that market. */
export const profileLabel = (field: ProfileField, customerType: CustomerType, market: MarketAlias): MessageDescriptor =>
  field === 'personalId' ? numberLabels[customerType][market] : labels[field];

export const countryNames: Readonly<Record<MarketAlias, MessageDescriptor>> = {
  dk: msg`Denmark`,
  se: msg`Sweden`,
  no: msg`Norway`,
  fi: msg`Finland`,
};

export const profileErrorMessages: Readonly<Record<ProfileErrorKind, MessageDescriptor>> = {
  required: msg`You must fill in this field.`,
  phone: msg`Enter a valid phone number.`,
  zip: msg`Enter a valid postal code.`,
  'personal-id': msg`Enter a valid personal identity number.`,
  'personal-id-format': msg`A personal identity number is not written like this. Check that no character is missing.`,
  'personal-id-date': msg`The date in the personal identity number does not exist or is still to come.`,
  'organisation-id': msg`Enter a valid organisation number.`,
  'too-long': msg`This is too long. Use at most 100 characters.`,
};
