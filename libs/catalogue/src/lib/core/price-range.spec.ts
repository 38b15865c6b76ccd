import { isListParameter, parseListQuery } from '@lyng/routing/core';
import fc from 'fast-check';
import { priceFieldNames, priceRangeOf } from './price-range.ts';

describe('priceRangeOf', () => {
  it.each([
    ['200', '500', '200-501'],
    ['200', '', '200-'],
    ['', '500', '-501'],
    ['0', '0', '0-1'],
    [' 1 299 ', '1.499 kr.', '1299-1500'],
    ['1\u00a0299', '2\u202f500\u00a0kr', '1299-2501'],
    ['199,95', '499,95', '199-501'],
    ['39.95', '49.00 €', '39-50'],
    ['', '100.000', '-100001'],
  ])('reads %j to %j as %j, the end included [CAT-07]', (from, to, id) => {
    expect(priceRangeOf(from, to)).toEqual({ ok: true, value: id });
    // An address can hold the written range.
    expect(parseListQuery(`price=x~${id}`).filters.price).toEqual([{ label: 'x', id }]);
  });

  it('treats two empty fields as no range', () => {
    expect(priceRangeOf('', ' ')).toEqual({ ok: true, value: null });
  });

  it.each([
    ['500', '200', 'turned-round'],
    ['-5', '200', 'not-a-price'],
    ['abc', '', 'not-a-price'],
    ['12345678', '', 'not-a-price'],
    ['100001', '', 'too-high'],
    ['', '100.000,50', 'too-high'],
    ['1..2', '', 'not-a-price'],
    ['١', '', 'not-a-price'],
  ])('rejects %j to %j: %s [CAT-07, SHOP-20]', (from, to, issue) => {
    expect(priceRangeOf(from, to)).toEqual({ ok: false, error: issue });
  });

  it('handles any typed text, and returns only what the address can hold', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789., kr€-'.split('')) }),
    );
    fc.assert(
      fc.property(typed, typed, (from, to) => {
        const range = priceRangeOf(from, to);
        if (range.ok && range.value !== null)
          expect(parseListQuery(`price=~${range.value}`).filters.price?.[0]?.id).toBe(range.value);
      }),
    );
  });
});

it('has fields that are parameters of a list', () => {
  expect(Object.values(priceFieldNames).filter((name) => !isListParameter(name))).toEqual([]);
});
