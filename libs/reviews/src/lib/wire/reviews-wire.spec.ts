import { fail, ok } from '@lyng/model';
import { makeReviews } from '../testing/make-reviews.ts';
import { reviewServer } from '../testing/review-server.ts';
import { loadReviews } from './load-reviews.ts';
import { postReview } from './post-review.ts';

const wire = (count: number) => {
  const all = makeReviews(count).map(({ date, ...review }) => ({ ...review, reviewDate: date }));
  return {
    reviews: ({ skip, take }: { readonly skip: number; readonly take: number }) => ({
      count,
      averageRating: 4.2,
      reviews: all.slice(skip, skip + take),
    }),
  };
};

describe('loadReviews', () => {
  it.each([
    [1, 5],
    [2, 10],
    [4, 12],
  ])('page %d shows the first %d of twelve, and how all of them are spread [CAT-11]', async (page, shown) => {
    const { requests, gateway } = reviewServer(wire(12));
    const result = await loadReviews(gateway, 'solveig', page);
    expect(result).toMatchObject({ ok: true, value: { count: 12, average: 4.2, distribution: [5, 5, 2, 0, 0] } });
    expect(result.ok && result.value.reviews).toEqual(makeReviews(12).slice(0, shown));
    expect(requests.map(({ variables }) => variables)).toEqual([{ alias: 'solveig', skip: 0, take: 100 }]);
  });

  it('returns no distribution of unknown reviews, and requests as many as are shown', async () => {
    const { requests, gateway } = reviewServer(wire(250));
    const first = await loadReviews(gateway, 'solveig', 1);
    expect(first.ok && first.value.distribution).toBeNull();
    const many = await loadReviews(gateway, 'solveig', 30);
    expect(many.ok && many.value.reviews).toEqual(makeReviews(250).slice(0, 150));
    expect(requests).toHaveLength(3);
  });

  it.each([null, { count: 0, averageRating: 0, reviews: null }, { count: 0, averageRating: 0, reviews: [] }])(
    'reads %j as no reviews',
    async (reviews) => {
      expect(await loadReviews(reviewServer({ reviews }).gateway, 'x')).toEqual(
        ok({ count: 0, average: 0, distribution: [0, 0, 0, 0, 0], reviews: [] }),
      );
    },
  );

  it('leaves out what cannot be shown', async () => {
    const good = { rating: 5, comment: ' Fin. ', author: ' Bo ', reviewDate: '2026-09-01T10:00:00Z' };
    const reviews = [good, null, { ...good, rating: 9 }, { ...good, comment: ' ' }];
    const result = await loadReviews(reviewServer({ reviews: { count: 4, averageRating: 5, reviews } }).gateway, 'x');
    expect(result).toMatchObject({
      ok: true,
      value: { count: 4, distribution: null, reviews: [{ comment: 'Fin.', author: 'Bo', rating: 5 }] },
    });
  });

  it('passes on the failure, which does not mean "no reviews"', async () => {
    expect(await loadReviews(reviewServer({}, { kind: 'unreachable' }).gateway, 'x')).toEqual(
      fail({ kind: 'unreachable' }),
    );
  });
});

describe('postReview', () => {
  const values = { rating: 4, comment: 'Bløde.', author: 'Mette' };

  it('sends all of it under one key [CAT-11]', async () => {
    const { requests, gateway } = reviewServer({ postProductReview: true });
    expect(await postReview(gateway, 'solveig', values, 'key-1')).toEqual({ ok: true, value: true });
    expect(requests).toEqual([{ variables: { alias: 'solveig', ...values }, idempotencyKey: 'key-1' }]);
  });

  it.each([
    [{ kind: 'rejected', code: 'Unauthenticated', message: '' } as const, 'logged-out'],
    [{ kind: 'rejected', code: 'TooManyRequests', message: '' } as const, 'too-many'],
    [{ kind: 'rejected', code: 'InvalidReview', message: '' } as const, 'unavailable'],
    [{ kind: 'unreachable' } as const, 'unavailable'],
  ])('maps %j to %s', async (failure, kind) => {
    expect(await postReview(reviewServer({}, failure).gateway, 'x', values, 'k')).toEqual(fail({ kind }));
  });

  it('treats `false` as a failure', async () => {
    expect(await postReview(reviewServer({ postProductReview: false }).gateway, 'x', values, 'k')).toEqual(
      fail({ kind: 'unavailable' }),
    );
  });
});
