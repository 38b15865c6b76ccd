import fc from 'fast-check';
import { buildApp } from '../../api/app.ts';
import { createRandom } from '@lyng/demo-catalogue/core';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';
import { requestApi } from '../../testing/request-api.ts';
import { makeConfig } from '../../testing/test-config.ts';
import { exampleCatalogue, NOW } from '../testing/example-catalogue.ts';
import { exampleFilling } from '../testing/open-catalogue.ts';
import { tokenSigner } from '../../testing/token-signer.ts';
import { replaceDemoReviews } from '../../setup/demo/replace-demo-reviews.ts';
import { spreadRatings } from '@lyng/demo-catalogue';

const postReview = `mutation ($alias: String!, $rating: Int, $comment: String, $author: String!, $languageId: String) {
  postProductReview(alias: $alias, rating: $rating, comment: $comment, author: $author, languageId: $languageId) }`;

const list = (args: string) =>
  `{ reviews(${args}) { count averageRating reviews { rating comment reviewDate author } } }`;

const review = { alias: 'product-1', rating: 4, comment: 'Bløde fra første dag.', author: 'Mette' };

describe.each(testDatabases())('reviews on $name', ({ open }) => {
  let now = NOW;
  const opened = openForSuite(async () => {
    const { db, close } = await open(exampleFilling);
    await replaceDemoReviews(db, exampleCatalogue.products, NOW);
    const app = buildApp({ db, config: makeConfig(), now: () => now });
    return { db, app, sign: await tokenSigner(db), close: () => app.close().then(close) };
  });

  const bearer = (sid: string, secondsLeft = 900) => ({
    authorization: `Bearer ${opened().sign({ sid, exp: now.getTime() / 1000 + secondsLeft })}`,
  });
  const post = (variables: Record<string, unknown>, headers: Record<string, string> = {}) =>
    requestApi(opened().app, postReview, variables, headers);
  const reviewsOf = async (args: string) => (await requestApi(opened().app, list(args))).data.reviews;

  it('are as many and on average as good as the product’s votes, in every language [CAT-11]', async () => {
    for (const [languageId, alias] of [
      ['da-DK', 'product-3'],
      ['sv-SE', 'product-3-sv'],
      ['nb-NO', 'product-3-nb'],
      ['fi-FI', 'product-3-fi'],
    ]) {
      const { count, averageRating, reviews } = await reviewsOf(`alias: "${alias}", languageId: "${languageId}"`);
      expect({ count, averageRating }).toEqual({ count: 8, averageRating: 4.25 });
      expect(reviews).toHaveLength(8);
    }
  });

  it('come newest first, a page at a time [CAT-11]', async () => {
    const all = (await reviewsOf('alias: "product-3"')).reviews as readonly { reviewDate: string }[];
    expect(all.map(({ reviewDate }) => reviewDate)).toEqual(
      all
        .map(({ reviewDate }) => reviewDate)
        .toSorted()
        .reverse(),
    );
    const page = await reviewsOf('alias: "product-3", skip: 3, take: 2');
    expect(page.count).toBe(8);
    expect(page.reviews).toEqual(all.slice(3, 5));
  });

  it('are empty for a product without reviews, and null for an unknown product', async () => {
    expect(await reviewsOf('alias: "product-4"')).toEqual({ count: 0, averageRating: 0, reviews: [] });
    expect(await reviewsOf('alias: "nope"')).toBeNull();
  });

  it.each([
    ['an anonymous client', () => ({})],
    ['an expired token', () => bearer('anna', -1)],
    ['no token at all', () => ({ authorization: 'Bearer a.b.c' })],
  ])('are not accepted from %s [CAT-11]', async (_name, headers) => {
    const { errors } = await post(review, headers());
    expect(errors.map(({ extensions }) => extensions?.['code'])).toEqual(['Unauthenticated']);
    expect((await reviewsOf('alias: "product-1"')).count).toBe(0);
  });

  it.each([
    ['no stars', { rating: null }, 'rating'],
    ['six stars', { rating: 6 }, 'rating'],
    ['no star', { rating: 0 }, 'rating'],
    ['no words', { comment: ' \n ' }, 'comment'],
    ['too many words', { comment: 'a'.repeat(2001) }, 'comment'],
    ['control characters for words', { comment: '\u0000\u202e' }, 'comment'],
    ['no name', { author: '  ' }, 'author'],
    ['a name without end', { author: 'a'.repeat(61) }, 'author'],
  ])('with %s is rejected by the field that is wrong [CAT-11]', async (_name, wrong, field) => {
    const { errors } = await post({ ...review, ...wrong }, bearer('anna'));
    expect(errors[0]?.extensions).toMatchObject({ code: 'InvalidReview', field });
  });

  it('of an unknown product is rejected', async () => {
    const { errors } = await post({ ...review, alias: 'nope' }, bearer('anna'));
    expect(errors[0]?.extensions).toMatchObject({ code: 'ProductNotFound' });
  });

  it('is published at once, once per intent, and replaced by the same shopper’s next one [CAT-11]', async () => {
    const headers = { ...bearer('anna'), 'x-idempotency-key': 'review-1' };
    expect((await post(review, headers)).data).toEqual({ postProductReview: true });
    expect((await post(review, headers)).data).toEqual({ postProductReview: true });
    expect(await reviewsOf('alias: "product-1"')).toEqual({
      count: 1,
      averageRating: 4,
      reviews: [{ rating: 4, comment: review.comment, author: 'Mette', reviewDate: now.toISOString() }],
    });
    now = new Date(now.getTime() + 60_000);
    await post({ ...review, rating: 2 }, { ...bearer('anna'), 'x-idempotency-key': 'review-2' });
    await post({ ...review, rating: 5, author: 'Bo' }, bearer('bo'));
    expect(await reviewsOf('alias: "product-1"')).toMatchObject({ count: 2, averageRating: 3.5 });
  });

  it('of shoppers survive a reload of the demo’s', async () => {
    const before = await reviewsOf('alias: "product-1"');
    await replaceDemoReviews(opened().db, [], NOW);
    expect(await reviewsOf('alias: "product-1"')).toEqual(before);
    expect((await reviewsOf('alias: "product-3"')).count).toBe(0);
  });

  it('are rate limited per address', async () => {
    now = new Date(now.getTime() + 120_000);
    const codes: unknown[] = [];
    for (let index = 0; index < 40; index += 1)
      codes.push((await post(review, bearer(`machine-${index}`))).errors[0]?.extensions?.['code']);
    expect(codes.slice(0, 30).every((code) => code === undefined)).toBe(true);
    expect(codes.at(-1)).toBe('TooManyRequests');
  });
});

describe('spreadRatings', () => {
  it('gives integer stars whose average is the score, as closely as possible', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 50 }),
        fc.integer({ min: 1, max: 200 }),
        fc.integer(),
        (tenths, count, seed) => {
          const ratings = spreadRatings(tenths / 10, count, createRandom(seed));
          const sum = ratings.reduce((total, stars) => total + stars, 0);
          expect(ratings).toHaveLength(count);
          expect(ratings.every((stars) => Number.isInteger(stars) && stars >= 1 && stars <= 5)).toBe(true);
          expect(Math.abs(sum - (tenths / 10) * count)).toBeLessThanOrEqual(0.5 + 1e-9);
        },
      ),
    );
  });
});
