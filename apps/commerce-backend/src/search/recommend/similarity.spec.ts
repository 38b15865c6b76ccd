import fc from 'fast-check';
import { affinity, similarity } from './similarity.ts';

describe('similarity and affinity', () => {
  const traits = fc.record({
    kind: fc.constantFrom('boot', 'belt'),
    brand: fc.constantFrom('a', 'b'),
    colour: fc.constantFrom('red', 'blue'),
    categories: fc.uniqueArray(fc.nat(4), { maxLength: 3 }),
    parameters: fc.uniqueArray(fc.nat(4)),
    price: fc.nat(1000),
  });

  it('are the same both ways', () => {
    fc.assert(
      fc.property(traits, traits, (a, b) => {
        expect(similarity(a, b)).toBeCloseTo(similarity(b, a));
        expect(affinity(a, b)).toBeCloseTo(affinity(b, a));
      }),
    );
  });

  it('count a product of another kind as not similar', () => {
    fc.assert(fc.property(traits, traits, (a, b) => a.kind === b.kind || similarity(a, b) === 0));
  });
});
