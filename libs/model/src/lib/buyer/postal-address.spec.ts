import { checkPostalField, plainPostalAddress, postalFields } from './postal-address.ts';
import type { PostalAddress } from './postal-address.ts';

const address: PostalAddress = {
  country: 'dk',
  firstName: 'Karen',
  lastName: 'Holm',
  addressLine1: 'Nørregade 1',
  zip: '2100',
  city: 'København Ø',
  addressLine2: '',
  careOf: '',
  entryCode: '',
  mobile: '',
};

const errorsOf = (changes: Partial<PostalAddress>): readonly string[] =>
  postalFields.flatMap((field) => {
    const kind = checkPostalField({ ...address, ...changes }, field);
    return kind === null ? [] : [`${field} ${kind}`];
  });

describe('a postal address', () => {
  it.each<[string, Partial<PostalAddress>, readonly string[]]>([
    ['is valid without a phone number', {}, []],
    ['needs a name', { firstName: ' ', lastName: '' }, ['firstName required', 'lastName required']],
    [
      'needs a street, a postal code and a city',
      { addressLine1: '', zip: '', city: '' },
      ['addressLine1 required', 'zip required', 'city required'],
    ],
    ['has a postal code of its own country', { zip: '114 18' }, ['zip zip']],
    ['has a postal code of its own country: Sweden', { country: 'se', zip: '114 18' }, []],
    ['has a phone number as its country writes it', { mobile: '12' }, ['mobile phone']],
    ['has short fields', { careOf: 'x'.repeat(101) }, ['careOf too-long']],
  ])('%s [ACC-13]', (_rule, changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors);
  });

  it('is stored in one spelling [ACC-13]', () => {
    const typed = {
      country: 'se',
      firstName: ' Åsa ',
      addressLine1: 'Gatan\n 1',
      zip: 'SE-114 18',
      mobile: '070-123 45 67',
    };
    expect(plainPostalAddress({ ...address, ...typed, country: 'se' })).toEqual({
      ...address,
      country: 'se',
      firstName: 'Åsa',
      addressLine1: 'Gatan 1',
      zip: '11418',
      mobile: '+46701234567',
    });
  });
});
