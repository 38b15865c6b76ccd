import { makeLowestPrice, makeMoney, makePrice } from '@lyng/model/testing';

import { renderUi } from '../../testing/render-ui.tsx';
import { PriceTag } from './PriceTag.tsx';
import type { PriceTagProps } from './PriceTag.tsx';

const regular = makePrice(59900);
const reduced = makePrice(29900, 59900);
const lowest = makeLowestPrice(29900, 39900);

const textOf = (props: Partial<PriceTagProps>) => {
  const { container } = renderUi(<PriceTag price={regular} lowestPrice={null} vatIncluded {...props} />);
  return container.textContent;
};

describe('PriceTag', () => {
  it('shows selling price, regular price and percentage of a reduced price [CAT-03]', () => {
    expect(textOf({ price: reduced })).toBe('Price 299 kr.Before 599 kr.−50 %50 percent off');
  });

  it('marks a campaign price, and strikes the regular one out [CAT-03]', () => {
    const { container } = renderUi(
      <PriceTag price={reduced} lowestPrice={null} vatIncluded discountType="PRICE_CAMPAIGN" />,
    );
    expect(container).toHaveTextContent('Campaign price');
    expect(container.querySelector('s')).toHaveTextContent('599 kr.');
  });

  it.each([
    ['a reduced', reduced, true],
    ['a regular', regular, false],
  ])('has the lowest price of the last 30 days beside %s price: %s [CAT-04]', (_name, price, beside) => {
    expect(textOf({ price, lowestPrice: lowest })?.includes('Lowest price in the last 30 days: 399 kr.')).toBe(beside);
  });

  it.each([
    [true, '599 kr.incl. VAT'],
    [false, '479,20 kr.excl. VAT'],
  ])('at its largest shows whether VAT is included: %s', (vatIncluded, text) => {
    expect(textOf({ vatIncluded, size: 'l' })).toBe(text);
  });

  it('of several shows that the lowest price is for one [CAT-04]', () => {
    expect(textOf({ price: makePrice(59800, 119800), lowestPrice: lowest, quantity: 2 })).toContain(
      'Lowest price in the last 30 days: 399 kr. each',
    );
  });

  it.each([
    ['recommended', 'Recommended price 699 kr.'],
    ['elsewhere', 'Price elsewhere 699 kr.'],
  ] as const)('names a price that is %s, and strikes nothing out [IDEA-8]', (kind, words) => {
    const { container } = renderUi(
      <PriceTag price={regular} lowestPrice={null} vatIncluded comparisonPrice={{ kind, price: makeMoney(69900) }} />,
    );
    expect(container).toHaveTextContent(words);
    expect(container.querySelector('s')).not.toBeInTheDocument();
  });

  it('shows what members pay [IDEA-8]', () => {
    expect(textOf({ memberPrice: makeMoney(49900) })).toBe('599 kr.Member price 499 kr.');
  });

  it('calls nothing to pay free', () => {
    expect(textOf({ price: makePrice(0), size: 'l' })).toBe('Free');
  });
});
