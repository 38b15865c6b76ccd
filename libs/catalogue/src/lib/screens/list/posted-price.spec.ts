import { parseListQuery, printListQuery } from '@lyng/routing/core';
import { readPostedPrice } from './posted-price.ts';

const read = (search: string) => {
  const posted = readPostedPrice(new URLSearchParams(search), parseListQuery(search));
  return posted.kind === 'query' ? printListQuery(posted.query) : posted;
};

describe('readPostedPrice', () => {
  it.each([
    ['price-from=200&price-to=500', 'price=200-501~200-501'],
    ['price-from=200', 'price=200-~200-'],
    ['brands=E~b_7&price=x~1-2&page=3&price-to=500&sort=PRICE_ASC', 'brands=E~b_7&price=-501~-501&sort=PRICE_ASC'],
    ['brands=Ecco~b_7&price=old~1-2&price-from=&price-to=', 'brands=Ecco~b_7'],
  ])('turns %s into %s [CAT-07]', (search, query) => {
    expect(read(search)).toBe(query);
  });

  it('is empty without fields', () => {
    expect(read('price=x~1-2&page=2')).toEqual({ kind: 'none' });
  });

  it('keeps what was typed, up to the length of a price, with the reason why it is invalid [CAT-07]', () => {
    const turned = { from: '500', to: '200', issue: 'turned-round' };
    expect(read('price-from=500&price-to=200')).toEqual({ kind: 'rejected', rejected: turned });
    const long = { from: '9'.repeat(20), to: '', issue: 'not-a-price' };
    expect(read(`price-from=${'9'.repeat(500)}`)).toEqual({ kind: 'rejected', rejected: long });
  });
});
