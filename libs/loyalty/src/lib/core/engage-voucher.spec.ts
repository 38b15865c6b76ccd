import { currentVoucherId, voucherIdOf } from './engage-voucher.ts';

it.each([
  ['voyadovoucher_123', '123'],
  ['VOYADOVOUCHER_ab-9', 'AB-9'],
  [' VoyadoVoucher_7 ', '7'],
  ['voyadovoucher_', null],
  ['WELCOME15', null],
  ['xvoyadovoucher_1', null],
  ['', null],
])('%j is voucher %j [LOY-04]', (promoCode, id) => {
  expect(voucherIdOf(promoCode)).toBe(id);
});

it.each([
  [
    'the cart’s code is that voucher, in any case',
    { voucherId: 'ab9', promoCode: 'VOYADOVOUCHER_AB9', isAuthenticated: true },
    'ab9',
  ],
  ['the cart has another voucher', { voucherId: 'ab9', promoCode: 'voyadovoucher_ab8', isAuthenticated: true }, null],
  ['the cart has an ordinary code', { voucherId: 'ab9', promoCode: 'AB9', isAuthenticated: true }, null],
  ['the cart has no code', { voucherId: 'ab9', promoCode: '', isAuthenticated: true }, null],
  ['no user is logged in', { voucherId: 'ab9', promoCode: 'voyadovoucher_ab9', isAuthenticated: false }, null],
  ['the id is in capitals', { voucherId: 'AB9', promoCode: 'voyadovoucher_ab9', isAuthenticated: true }, 'AB9'],
  ['there is no voucher', { voucherId: null, promoCode: 'voyadovoucher_ab9', isAuthenticated: true }, null],
])('when %s, the result is right [LOY-04]', (_case, facts, current) => {
  expect(currentVoucherId(facts)).toBe(current);
});
