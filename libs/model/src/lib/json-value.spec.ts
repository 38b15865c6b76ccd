import { jsonAmount, jsonObject, jsonObjects, jsonUnits } from './json-value.ts';

describe('a value of a JSON text', () => {
  it.each([
    [12.5, 12.5],
    [1e12, 1e12],
    [1e13, NaN],
    [Infinity, NaN],
    ['12', NaN],
    [undefined, NaN],
  ])('takes %j for the amount %d', (value, amount) => expect(jsonAmount(value)).toBe(amount));

  it('takes nothing else for an object or a number of units', () => {
    expect([jsonObject([]), jsonObject(null), jsonObject('x')]).toEqual([null, null, null]);
    expect(jsonObjects([{ a: 1 }, 2, null, [3]])).toEqual([{ a: 1 }]);
    expect([3, -1, 1.5, '3', null].map(jsonUnits)).toEqual([3, 0, 0, 0, 0]);
  });
});
