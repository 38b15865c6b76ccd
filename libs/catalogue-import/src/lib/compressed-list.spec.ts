import fc from 'fast-check';
import { CompressedList } from './compressed-list.ts';

const listOf = <Value>(values: readonly Value[]): CompressedList<Value> => {
  const list = new CompressedList<Value>();
  for (const value of values) list.add(value);
  return list;
};

const numbered = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Sløjfe – Żółty 🧣 \u2028 ${id}`, text: 'knit '.repeat(200) }));

describe('a compressed list', () => {
  it.each([0, 1, 250, 1000])('returns %i values as often as wanted, in their order', (count) => {
    const values = numbered(count);
    const list = listOf(values);
    expect(list.count).toBe(count);
    expect([...list]).toEqual(values);
    expect([...list]).toEqual(values);
  });

  it('takes more values after it was read', () => {
    const [first, ...others] = numbered(600);
    const list = listOf([first]);
    expect([...list]).toEqual([first]);
    for (const value of others) list.add(value);
    expect([...list]).toEqual([first, ...others]);
  });

  it('leaves every text as it is', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
        expect([...listOf(texts)]).toEqual(texts);
      }),
    );
  });

  it('takes a small part of the memory of the values', () => {
    const values = numbered(1000);
    const list = listOf(values);
    expect(list.byteLength).toBeGreaterThan(0);
    expect(list.byteLength).toBeLessThan(JSON.stringify(values).length / 10);
  });
});
