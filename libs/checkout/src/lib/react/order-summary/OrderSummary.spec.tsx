import type { CheckoutCart } from '@lyng/model';
import { render, screen } from '@testing-library/react';
import { makeCheckoutCart, makePaidCheckoutCart } from '../../testing/make-checkout.ts';
import { InShop } from '../../testing/in-shop.tsx';
import { OrderSummary } from './OrderSummary.tsx';

describe('OrderSummary', () => {
  it.each<[name: string, code: Partial<CheckoutCart>, text: RegExp]>([
    ['a code that counts no more', { promoCode: 'MINUS100', promoCodeCounts: false }, /^The code does not apply to/],
    ['a code that counts', { promoCode: 'MINUS100', promoCodeCounts: true }, /^$/],
    ['no code', { promoCode: '', promoCodeCounts: false }, /^$/],
  ])('shows for %s what becomes of it in the order [CART-10, PAIN-12]', (_name, code, text) => {
    render(<OrderSummary cart={makeCheckoutCart(code)} vatIncluded />, { wrapper: InShop });
    expect(screen.queryByRole('status')?.textContent ?? '').toMatch(text);
  });

  it.each([
    [true, ['Total1198 kr.', 'Of which VAT239,60 kr.']],
    [false, ['Total excluding VAT958,40 kr.', 'Total including VAT1198 kr.', 'Of which VAT239,60 kr.']],
  ])('[SHOP-2] an order that a balance pays has the VAT of its goods (with VAT: %s)', (vatIncluded, sale) => {
    render(<OrderSummary cart={makePaidCheckoutCart()} vatIncluded={vatIncluded} />, { wrapper: InShop });
    const sums = [...document.querySelectorAll('dl > div')].map((row) => row.textContent?.replaceAll('\u00a0', ' '));
    expect(sums.slice(2)).toEqual([...sale, 'Gift card or balance−1198 kr.', 'To pay0 kr.']);
  });
});
