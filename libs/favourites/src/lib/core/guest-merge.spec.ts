import { guestMerge, guestsFavourites } from './guest-merge.ts';

describe('the favourites that a guest brings to an account', () => {
  it('are what was added here, and never what waits for its owner [FAV-06]', () => {
    const changes = [
      { productId: 1, liked: true, at: 1 },
      { productId: 2, liked: false, at: 2 },
    ];
    expect(guestsFavourites({ owner: null, changes })).toEqual([1]);
    expect(guestsFavourites({ owner: 'ada', changes })).toEqual([]);
  });

  it('are those that the account did not have, and those that did not fit [FAV-03, FAV-06]', () => {
    expect(guestMerge('ada', [1, 2, 3], { before: [2, 8], after: [2, 8, 3] })).toEqual({
      userId: 'ada',
      added: [3],
      dropped: [1],
    });
  });
});
