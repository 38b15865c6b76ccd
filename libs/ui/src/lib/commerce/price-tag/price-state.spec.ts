import { makeLowestPrice, makeMoney, makePrice } from '@lyng/model/testing';

import { priceState } from './price-state.ts';
import type { PriceFacts, PriceState } from './price-state.ts';

const plain = { comparison: null, member: null };
const regular: PriceFacts = { price: makePrice(59900), lowestPrice: makeLowestPrice(59900), vatIncluded: true };
const reduced = { ...regular, price: makePrice(29900, 59900), lowestPrice: makeLowestPrice(29900, 59900) };
const withoutVat = { vatIncluded: false };
const regularState = { kind: 'regular', ...plain, amount: '599 kr.' } as const;
const lowest = (amount: string, percent: number | null = null) => ({ lowest: { amount, percent } });
const sale = {
  kind: 'sale',
  ...plain,
  amount: '299 kr.',
  before: '599 kr.',
  percent: 50,
  ...lowest('599 kr.'),
} as const;
const other = (kind: 'recommended' | 'elsewhere', amount: number) => ({
  comparisonPrice: { kind, price: makeMoney(amount) },
});

describe('priceState [IDEA-8]', () => {
  it.each<[string, PriceFacts, PriceState]>([
    ['regular', regular, regularState],
    ['regular without VAT', { ...regular, ...withoutVat }, { ...regularState, amount: '479,20 kr.' }],
    ['free', { ...regular, price: makePrice(0) }, { ...regularState, amount: null }],
    ['called a campaign price and not reduced', { ...regular, discountType: 'PRICE_CAMPAIGN' }, regularState],
    [
      'called reduced by a server that took nothing off',
      { ...regular, price: { ...makePrice(59900), isDiscounted: true, discountPercentage: 20 } },
      regularState,
    ],
    ['on sale', { ...reduced, discountType: 'SALE_PRICE' }, sale],
    ['on sale by someone else’s rule', { ...reduced, discountType: 'EXTERNAL' }, sale],
    ['a campaign price', { ...reduced, discountType: 'PRICE_CAMPAIGN' }, { ...sale, kind: 'campaign' }],
    [
      'on sale, and less in the 30 days before than it is said to have cost',
      { ...reduced, lowestPrice: makeLowestPrice(29900, 39900) },
      { ...sale, ...lowest('399 kr.', 25) },
    ],
    ['lowest anyway', { ...reduced, lowestPrice: makeLowestPrice(29900) }, { ...sale, ...lowest('299 kr.') }],
    ['without a known lowest price', { ...reduced, lowestPrice: null }, { ...sale, lowest: null }],
    [
      'on sale without VAT, in every amount',
      { ...reduced, lowestPrice: makeLowestPrice(29900, 39900), ...withoutVat },
      { ...sale, amount: '239,20 kr.', before: '479,20 kr.', ...lowest('319,20 kr.', 25) },
    ],
    [
      'reduced to nothing',
      { ...reduced, price: makePrice(0, 59900) },
      { ...sale, amount: null, percent: 100, ...lowest('599 kr.', 50) },
    ],
    [
      'reduced by less than a percent',
      { ...reduced, price: { ...makePrice(59899, 59900), discountPercentage: 0 }, lowestPrice: null },
      { ...sale, amount: '598,99 kr.', percent: null, lowest: null },
    ],
    [
      'less than the maker recommends',
      { ...regular, ...other('recommended', 69900) },
      { ...regularState, comparison: { kind: 'recommended', amount: '699 kr.' } },
    ],
    [
      'less than elsewhere, without VAT',
      { ...regular, ...withoutVat, ...other('elsewhere', 69900) },
      { ...regularState, amount: '479,20 kr.', comparison: { kind: 'elsewhere', amount: '559,20 kr.' } },
    ],
    ['as much as elsewhere', { ...regular, ...other('elsewhere', 59900) }, regularState],
    ['less for members', { ...regular, memberPrice: makeMoney(49900) }, { ...regularState, member: '499 kr.' }],
    ['the same for members', { ...regular, memberPrice: makeMoney(59900) }, regularState],
    ['on sale and less for members', { ...reduced, memberPrice: makeMoney(25000) }, { ...sale, member: '250 kr.' }],
  ])('of something %s', (_name, facts, state) => {
    expect(priceState(facts)).toEqual(state);
  });
});
