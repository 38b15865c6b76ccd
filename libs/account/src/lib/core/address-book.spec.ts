import { formOf } from '../testing/form-of.ts';
import { checkAddress, emptyAddress, parseAddressKey, readAddressForm } from './address-book.ts';

describe('a posted address', () => {
  it('is read with its country, and keeps what its form does not show [ACC-13]', () => {
    const known = { ...emptyAddress('dk'), careOf: 'Bo' };
    expect(readAddressForm(formOf({ firstName: 'Åse', country: 'se' }), known)).toEqual({
      ...known,
      firstName: 'Åse',
      country: 'se',
    });
    expect(readAddressForm(formOf({ country: 'de' }), known)).toEqual(known);
  });

  it('has its errors in the order of the form [ACC-13]', () => {
    const values = { ...emptyAddress('dk'), lastName: 'Holm', zip: '1', city: 'B', mobile: '1' };
    expect(checkAddress(values)).toEqual([
      { field: 'firstName', kind: 'required' },
      { field: 'addressLine1', kind: 'required' },
      { field: 'zip', kind: 'zip' },
      { field: 'mobile', kind: 'phone' },
    ]);
  });
});

it.each([
  ['new', 'new'],
  ['12', 12],
  ['0', null],
  ['-1', null],
  ['1e3', null],
  ['9999999999', null],
  ['', null],
  [null, null],
])('the form %j is %j [ACC-13]', (text, key) => {
  expect(parseAddressKey(text)).toBe(key);
});
