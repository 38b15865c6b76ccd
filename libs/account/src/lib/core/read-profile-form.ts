import { profileFields } from './profile.ts';
import type { Gender, ProfileValues } from './profile.ts';

const genders: readonly Gender[] = ['UNSET', 'UNSPECIFIED', 'WOMAN', 'MAN'];

/** A form that was posted; what it does not name stays as it is in `known`. */
export function readProfileForm(form: Pick<FormData, 'get'>, known: ProfileValues): ProfileValues {
  const textOf = (name: string): string | undefined => {
    const value = form.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const customerType = textOf('customerType');
  return {
    ...known,
    ...Object.fromEntries(profileFields.map((field) => [field, textOf(field) ?? known[field]])),
    customerType: customerType === 'ORGANIZATION' || customerType === 'PERSON' ? customerType : known.customerType,
    gender: genders.find((gender) => gender === textOf('gender')) ?? known.gender,
    // A box that is not ticked is not posted.
    newsletter: form.get('newsletter') !== null,
  };
}
