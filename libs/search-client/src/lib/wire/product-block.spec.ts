import { jsonAmount, jsonObject, jsonObjects, jsonUnits } from '../core/json-value.ts';
import { discountTypeOf, readProductBlock } from './product-block.ts';

const block = (label: string) => readProductBlock({ custom: { ralph_data: [{ id: 'a', label }] } }, 'ralph_data');

describe('the shop’s own data of a product [CAT-15]', () => {
  it.each([
    ['{"json":{"productId":7}}', { json: { productId: 7 } }],
    ['{"json":null}', { json: null }],
    ['{"other":1}', null],
    ['[1]', null],
    ['{"json":', null],
    ['', null],
  ])('%s is %j', (label, expected) => expect(block(label)).toEqual(expected));

  it('is not there where the product has none, nor by the name of what every object has', () => {
    expect(readProductBlock({ custom: {} }, 'ralph_data')).toBeUndefined();
    expect(readProductBlock({}, 'ralph_data')).toBeUndefined();
    expect(readProductBlock({ custom: {} }, 'constructor')).toBeUndefined();
  });

  it.each([
    [12.5, 12.5],
    [1e12, 1e12],
    [1e13, NaN],
    [Infinity, NaN],
    ['12', NaN],
    [undefined, NaN],
  ])('takes %j for the amount %d', (value, amount) => expect(jsonAmount(value)).toBe(amount));

  it('takes nothing else for an object, a number of units or a kind of discount', () => {
    expect([jsonObject([]), jsonObject(null), jsonObject('x')]).toEqual([null, null, null]);
    expect(jsonObjects([{ a: 1 }, 2, null, [3]])).toEqual([{ a: 1 }]);
    expect([3, -1, 1.5, '3', null].map(jsonUnits)).toEqual([3, 0, 0, 0, 0]);
    expect(['SALE_PRICE', 'EXTERNAL', 'GIFT', 'toString', ['SALE_PRICE'], null].map(discountTypeOf)).toEqual([
      'SALE_PRICE',
      'EXTERNAL',
      'NONE',
      'NONE',
      'NONE',
      'NONE',
    ]);
  });
});
