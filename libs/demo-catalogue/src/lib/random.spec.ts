import { createRandom } from './random.ts';

describe('createRandom', () => {
  it('does not change a stream by draws from its forks', () => {
    const one = createRandom('heath');
    const other = createRandom('heath');
    other.fork('side').next();
    expect(one.next()).toBe(other.next());
  });

  it('reaches both ends of a range and never leaves it', () => {
    const random = createRandom(1);
    const drawn = new Set(Array.from({ length: 200 }, () => random.between(2, 4)));
    expect([...drawn].sort()).toEqual([2, 3, 4]);
  });

  it('shuffles without losing or doubling anything', () => {
    const items = Array.from({ length: 30 }, (_, index) => index);
    const shuffled = createRandom('deck').shuffle(items);
    expect(shuffled).not.toEqual(items);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
  });

  it('throws a helpful error when there is nothing to pick from', () => {
    expect(() => createRandom(1).pick([])).toThrow(/at least one entry/);
  });
});
