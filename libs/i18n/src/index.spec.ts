import * as api from './index.ts';

describe('@lyng/i18n', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([]);
  });
});
