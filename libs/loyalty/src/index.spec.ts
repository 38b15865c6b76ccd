import * as api from './index.ts';

describe('@lyng/loyalty', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual(['loyaltySlice', 'voucherIdOf']);
  });
});
