import { loyaltySlice } from './loyalty-slice.ts';

const { addedToCartSet, loyaltyUserReset, searchOriginSet } = loyaltySlice.actions;

describe('the loyalty state', () => {
  it('begins without a user, and without search help', () => {
    expect(loyaltySlice.getInitialState()).toMatchObject({ voyadoId: null, isMember: false, searchOrigin: 'ORGANIC' });
  });

  it('removes everything of the shopper who leaves', () => {
    const used = [searchOriginSet('DID_YOU_MEAN'), addedToCartSet('LY-1001')].reduce(loyaltySlice.reducer, undefined);
    expect(used).toMatchObject({ searchOrigin: 'DID_YOU_MEAN', addedToCart: 'LY-1001' });
    expect(loyaltySlice.reducer(used, loyaltyUserReset())).toEqual(loyaltySlice.getInitialState());
  });
});
