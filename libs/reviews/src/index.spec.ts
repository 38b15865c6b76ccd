import * as api from './index.ts';

describe('@lyng/reviews', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual(['ProductReviews', 'RatingLink', 'loadReviews', 'postReview']);
  });
});
