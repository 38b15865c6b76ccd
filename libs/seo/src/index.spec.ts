import * as api from './index.ts';

describe('@lyng/seo', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([]);
  });
});
