import { makeBm25 } from './plain-bm25.ts';

const documents = [
  ['red', 'boot'],
  ['red', 'red', 'warm', 'coat'],
  ['boot', 'boot', 'green'],
];
const rank = makeBm25(documents);

describe('plain BM25', () => {
  it('weighs a term by its rarity, its count and the length of the document', () => {
    // Rarity: ln(1 + 1.5 / 2.5). Average length 3. Counts 2 of 3 terms, and 1 of 2.
    const rarity = Math.log(1.6);
    const [first, second, ...others] = rank(['boot'], 10);
    expect(first?.place).toBe(2);
    expect(first?.score).toBeCloseTo((rarity * 4.4) / 3.2, 10);
    expect(second?.place).toBe(0);
    expect(second?.score).toBeCloseTo((rarity * 2.2) / 1.9, 10);
    expect(others).toEqual([]);
  });

  it('adds up the terms', () => {
    const [best] = rank(['red', 'boot'], 1);
    expect(best?.place).toBe(0);
    expect(best?.score).toBeCloseTo((2 * Math.log(1.6) * 2.2) / 1.9, 10);
  });

  it('counts a term of a query once', () => {
    expect(rank(['coat', 'coat'], 10)).toEqual(rank(['coat'], 10));
  });

  it('finds nothing for a term that no document has', () => {
    expect(rank(['umbrella'], 10)).toEqual([]);
    expect(rank([], 10)).toEqual([]);
  });
});
