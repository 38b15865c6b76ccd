import fc from 'fast-check';
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
  ['there is no voucher', { voucherId: null, promoCode: 'voyadovoucher_ab9', isAuthenticated: true }, null],
])('when %s, the result is right [LOY-04]', (_case, facts, current) => {
  expect(currentVoucherId(facts)).toBe(current);
});

it('keeps the id as it was, or null; a second call changes nothing [LOY-04]', () => {
  const facts = fc.record({
    voucherId: fc.option(fc.constantFrom('a1', 'A1', 'b2')),
    promoCode: fc.constantFrom('', 'A1', 'voyadovoucher_a1', 'VOYADOVOUCHER_B2'),
    isAuthenticated: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, (given) => {
      const current = currentVoucherId(given);
      expect([null, given.voucherId]).toContain(current);
      expect(currentVoucherId({ ...given, voucherId: current })).toBe(current);
    }),
  );
});
