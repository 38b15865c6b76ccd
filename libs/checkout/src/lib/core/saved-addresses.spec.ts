import { makeShopperAddress } from '../testing/make-checkout.ts';
import { emptyCheckoutValues } from './checkout-values.ts';
import { chosenAddress, withAddress } from './saved-addresses.ts';

const home = makeShopperAddress();
const mother = makeShopperAddress({ firstName: 'Inger', addressLine1: 'Havnegade 12', careOf: 'Lund', mobile: '' });
const empty = emptyCheckoutValues('PERSON');

describe('the saved addresses in the checkout', () => {
  it('replace the address of the form, and its phone number if they have one [ACC-13]', () => {
    const values = withAddress({ ...empty, email: 'a@example.com', mobile: '1', addressLine2: '2. tv.' }, home);
    expect(values).toEqual({ ...empty, email: 'a@example.com', ...home });
    expect(withAddress(values, mother)).toEqual({ ...values, ...mother, mobile: home.mobile });
  });

  it('are chosen while the form has one of them [ACC-13]', () => {
    const addresses = [home, mother];
    expect(chosenAddress(withAddress(empty, mother), addresses)).toBe(1);
    expect(chosenAddress({ ...withAddress(empty, home), mobile: '' }, addresses)).toBe(0);
    expect(chosenAddress({ ...withAddress(empty, home), addressLine1: 'Vej 1' }, addresses)).toBe(-1);
  });
});
