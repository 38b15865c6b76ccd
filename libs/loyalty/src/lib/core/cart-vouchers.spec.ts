import { voucherUse, vouchersToShow } from './cart-vouchers.ts';

const voucher = (code: string, status = 'AVAILABLE') => ({ code, status });

describe('the vouchers of a cart', () => {
  it.each<[promoCode: string, shown: readonly string[]]>([
    ['', ['A', 'B']],
    ['SUMMER', ['A', 'B']],
    ['A', ['A', 'B']],
    ['USED', ['A', 'B', 'USED']],
  ])('are those that can be used, and the one that it has (%j) [LOY-09]', (promoCode, shown) => {
    const vouchers = [
      voucher('A'),
      voucher('B'),
      voucher('USED', 'REDEEMED'),
      voucher('OLD', 'EXPIRED'),
      voucher('EUROS', 'OTHER_MARKET'),
    ];
    expect(vouchersToShow({ vouchers }, { promoCode }).map(({ code }) => code)).toEqual(shown);
  });

  it.each([
    ['usable', null, { promoCode: '' }],
    ['usable', null, { promoCode: 'SUMMER', promoCodeCounts: true }],
    ['below-minimum', '50 kr.', { promoCode: '' }],
    ['active', null, { promoCode: 'A', promoCodeCounts: true }],
    ['active', '50 kr.', { promoCode: 'A', promoCodeCounts: true }],
    ['idle', '50 kr.', { promoCode: 'A', promoCodeCounts: false }],
  ])('are %s when the goods lack %j and the cart has %j [LOY-09]', (use, amountLeftFormatted, cart) => {
    expect(voucherUse(voucher('A'), { amountLeftFormatted }, cart)).toBe(use);
  });
});
