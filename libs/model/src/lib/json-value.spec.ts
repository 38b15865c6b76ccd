import { jsonObject, jsonObjects, jsonUnits } from './json-value.ts';

describe('a value of a JSON text', () => {
  it('takes nothing else for an object or a number of units', () => {
    expect([jsonObject([]), jsonObject(null), jsonObject('x')]).toEqual([null, null, null]);
    expect(jsonObjects([{ a: 1 }, 2, null, [3]])).toEqual([{ a: 1 }]);
    expect([3, -1, 1.5, '3', null].map(jsonUnits)).toEqual([3, -1, 0, 0, 0]);
  });
});
