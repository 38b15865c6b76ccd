import type { PostalAddress } from '@lyng/model';
import type { SavedAddress } from '../core/address-book.ts';
import type { ProfileValues } from '../core/profile.ts';
import type { Device, Settings } from '../core/settings.ts';

/** The profile of somebody who has stated nothing, but for `changes`. */
export const makeProfile = (changes: Partial<ProfileValues> = {}): ProfileValues => ({
  customerType: 'PERSON',
  company: '',
  personalId: '',
  firstName: '',
  lastName: '',
  mobile: '',
  gender: 'UNSET',
  addressLine1: '',
  zip: '',
  city: '',
  addressLine2: '',
  careOf: '',
  entryCode: '',
  newsletter: false,
  ...changes,
});

export const makeDevice = (changes: Partial<Device> = {}): Device => ({
  id: 'a',
  browser: 'Firefox',
  system: 'Windows',
  usedAt: '2026-03-02T10:00:00Z',
  isCurrent: false,
  ...changes,
});

/** An address that is saved, in Denmark. */
export const makeAddress = ({
  address,
  ...changes
}: Partial<Omit<SavedAddress, 'address'>> & { readonly address?: Partial<PostalAddress> } = {}): SavedAddress => ({
  id: 1,
  isDefault: false,
  ...changes,
  address: {
    country: 'dk',
    firstName: 'Karen',
    lastName: 'Holm',
    addressLine1: 'Nørregade 1',
    zip: '2100',
    city: 'København Ø',
    addressLine2: '',
    careOf: '',
    entryCode: '',
    mobile: '+4520123456',
    ...address,
  },
});

/** The settings of a customer in Denmark. */
export const makeSettings = (changes: Partial<Settings> = {}): Settings => ({
  email: 'karen@example.com',
  addressElsewhere: null,
  profile: makeProfile({
    firstName: 'Karen',
    lastName: 'Holm',
    mobile: '+4520123456',
    gender: 'WOMAN',
    addressLine1: 'Nørregade 1',
    zip: '2100',
    city: 'København Ø',
  }),
  addresses: [],
  devices: [
    makeDevice({ id: 'a', isCurrent: true }),
    makeDevice({ id: 'b', browser: 'Safari', system: 'iPhone', usedAt: '2026-02-27T08:00:00Z' }),
  ],
  ...changes,
});
