import { expect, test } from '@playwright/test';
import { chooseTests } from '../../fixtures/choose-tests.ts';
import type { ListedTest } from '../../fixtures/choose-tests.ts';

const samples = [0, 1, 2, 3, 4, 5, 6, 7];

/** The tests of one call of `test(…)`. */
const callOf = (count: number, file: string, tags: readonly string[] = []): readonly ListedTest[] =>
  Array.from({ length: count }, (_, index) => ({ file, line: 7, title: `test ${String(index)} of ${file}`, tags }));

const tests = [
  ...callOf(16, 'cart/cart.spec.ts'),
  ...callOf(8, 'search/search.spec.ts', ['@sizes', '@quarter']),
  ...callOf(1, 'checkout/purchase.spec.ts', ['@every-check']),
  ...Array.from({ length: 80 }, (_, index) => callOf(1, `content/${String(index)}.spec.ts`)).flat(),
  ...callOf(3, 'http/hosts.spec.ts'),
  ...callOf(4, 'http/storm.spec.ts', ['@half']),
];

const countsOf = (folder: string, touched: readonly string[] = []): readonly number[] =>
  samples.map(
    (sample) => chooseTests(tests, sample, touched).filter(({ file }) => file.startsWith(`${folder}/`)).length,
  );

test('all samples together have every test', () => {
  expect(new Set(samples.flatMap((sample) => chooseTests(tests, sample)))).toEqual(new Set(tests));
});

test('each sample has the share of a matrix that its tag names, an eighth without one', () => {
  expect(countsOf('cart')).toEqual(samples.map(() => 2));
  expect(countsOf('search')).toEqual(samples.map(() => 2));
  expect(countsOf('checkout')).toEqual(samples.map(() => 1));
  expect(countsOf('http')).toEqual(samples.map(() => 5));
});

test('single tests are spread over the samples', () => {
  expect(Math.max(...countsOf('content'))).toBeLessThan(18);
});

test('an area that was touched runs in full, and no other', () => {
  expect(countsOf('cart', ['cart'])).toEqual(samples.map(() => 16));
  expect(countsOf('search', ['cart'])).toEqual(samples.map(() => 2));
});
