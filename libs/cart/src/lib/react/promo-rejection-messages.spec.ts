import { promoRejectionMessage } from './promo-rejection-messages.ts';

it.each([
  ['invalid', 'The code is not valid. Check that you have typed it correctly.', 'This voucher does not belong to you.'],
  ['used', 'The code has already been used.', 'This voucher has already been used.'],
  ['expired', 'The code has expired.', 'This voucher has expired.'],
  ['requirements-not-met', /does not meet the conditions of this code/, /not large enough for this voucher/],
  ['wrong-market', 'The code is for another country.', 'This voucher is for another country.'],
  ['needs-login', 'Log in to use your voucher.', 'Log in to use your voucher.'],
] as const)(
  'a code that is rejected as %s has its text, a voucher its own [CART-10]',
  (rejection, ofCode, ofVoucher) => {
    expect(promoRejectionMessage(rejection, 'NOSUCH').message).toMatch(ofCode);
    expect(promoRejectionMessage(rejection, 'voyadovoucher_9').message).toMatch(ofVoucher);
  },
);
