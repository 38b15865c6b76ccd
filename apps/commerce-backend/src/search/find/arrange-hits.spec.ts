import { arrangeProducts } from './arrange-hits.ts';

describe('arrangeProducts', () => {
  it.each([
    { name: 'leaves a list without rules', pinned: [], hidden: [], first: [1, 2, 3], other: [1, 2, 3] },
    { name: 'puts pins first, in their order', pinned: [3, 2], hidden: [], first: [3, 2, 1], other: [1, 2, 3] },
    { name: 'adds a pin that the list lacks', pinned: [9], hidden: [], first: [9, 1, 2, 3], other: [1, 2, 3, 9] },
    { name: 'has a pin once', pinned: [2, 2], hidden: [], first: [2, 1, 3], other: [1, 2, 3] },
    { name: 'leaves hidden ones out', pinned: [], hidden: [2, 9], first: [1, 3], other: [1, 3] },
    { name: 'hides what is pinned and hidden', pinned: [2, 9], hidden: [2, 9], first: [1, 3], other: [1, 3] },
  ])('$name', ({ pinned, hidden, first, other }) => {
    const ordinals = Int32Array.of(1, 2, 3);
    expect([...arrangeProducts(ordinals, { pinned, hidden }, { pinsFirst: true })]).toEqual(first);
    expect([...arrangeProducts(ordinals, { pinned, hidden }, { pinsFirst: false })]).toEqual(other);
    expect([...ordinals]).toEqual([1, 2, 3]);
  });
});
