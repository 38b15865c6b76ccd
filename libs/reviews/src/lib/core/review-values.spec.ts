import { reviewPageIn } from './review.ts';
import { checkReview, emptyReview } from './review-values.ts';
import type { ReviewField, ReviewIssue, ReviewValues } from './review-values.ts';

const written: ReviewValues = { rating: 4, comment: 'Bløde.', author: 'Mette' };

describe('a review', () => {
  it('requires stars, text and a name [CAT-11]', () => {
    expect(checkReview(emptyReview)).toEqual(
      ['rating', 'comment', 'author'].map((field) => ({ field, issue: 'missing' })),
    );
    expect(checkReview(written)).toEqual([]);
  });

  it.each<[string, Partial<ReviewValues>, ReviewField, ReviewIssue | null]>([
    ['no star', { rating: 0 }, 'rating', 'missing'],
    ['six stars', { rating: 6 }, 'rating', 'missing'],
    ['blanks for words', { comment: ' \n\t ' }, 'comment', 'missing'],
    ['as many words as there is room for', { comment: 'a'.repeat(2000) }, 'comment', null],
    ['more words than there is room for', { comment: 'a'.repeat(2001) }, 'comment', 'too-long'],
    ['a name without end', { author: 'a'.repeat(61) }, 'author', 'too-long'],
  ])('with %s', (_name, wrong, field, issue) => {
    expect(checkReview({ ...written, ...wrong })).toEqual(issue === null ? [] : [{ field, issue }]);
  });
});

describe('reviewPageIn', () => {
  it.each([
    ['', 1],
    ['?reviews=2', 2],
    ['?reviews=0', 1],
    ['?reviews=-3', 1],
    ['?reviews=1.5', 1],
    ['?reviews=abc', 1],
    ['?reviews=99999', 1],
    ['?sku=3&reviews=4', 4],
  ])('reads %j as page %d', (search, page) => {
    expect(reviewPageIn(search)).toBe(page);
  });
});
