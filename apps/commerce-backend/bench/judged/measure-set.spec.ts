import { join } from 'node:path';
import { anyDatabase } from '../../src/platform/database/testing/test-databases.ts';
import type { EvaluationSet } from './evaluation-set.ts';
import { measureSet } from './measure-set.ts';
import type { MeasuredSet } from './measure-set.ts';
import { readSet } from './read-set.ts';
import { summarise } from './summarise.ts';
import type { Group } from './summarise.ts';

const readSmallSet = async (): Promise<EvaluationSet> => {
  const read = await readSet(join(import.meta.dirname, 'testing/small-set'));
  if (!read.ok) throw new Error(read.error.join('\n'));
  return read.value;
};

describe('rankings of an evaluation set', () => {
  let measured: MeasuredSet;
  let groups: readonly Group[];

  beforeAll(async () => {
    const { db, close } = await anyDatabase().open();
    measured = await measureSet(db, await readSmallSet());
    await close();
    groups = summarise(measured);
  });

  const group = (name: string): Group => {
    const found = groups.find((each) => each.name === name);
    if (found === undefined) throw new Error(`There is no group "${name}".`);
    return found;
  };

  it('are those of the shop, of BM25 and of PostgreSQL [IN-8]', () => {
    expect(Object.keys(group('all').rankings)).toEqual([
      'the shop',
      'BM25',
      'BM25, title × 3',
      'BM25, English stems',
      'BM25, English stems, title × 3',
      'ts_rank_cd, all words',
      'ts_rank_cd, any word',
    ]);
  });

  it('leave out a query without a product that has a gain', () => {
    expect(measured.leftOut.map(({ id }) => id)).toEqual(['umbrella']);
    expect(group('all').queries).toBe(5);
  });

  it('are summed up for all queries, each language, each sort and both halves', () => {
    expect(
      groups.map(({ name, queries }) => [name, queries]).filter(([name]) => !String(name).startsWith('half')),
    ).toEqual([
      ['all', 5],
      ['language: sv', 3],
      ['language: da', 1],
      ['language: en', 1],
      ['sort: colour', 1],
      ['sort: kind', 3],
      ['sort: compound', 1],
    ]);
    const halves = groups.filter(({ name }) => name.startsWith('half')).map(({ queries }) => queries);
    expect(halves.reduce((sum, queries) => sum + queries)).toBe(5);
  });

  it('have the shop find the products that are named', () => {
    const { ndcg, success1, withoutResult } = group('sort: kind').rankings['the shop'] ?? { ndcg: 0 };
    expect(ndcg).toBeGreaterThan(0.9);
    expect({ success1, withoutResult }).toEqual({ success1: 1, withoutResult: 0 });
  });

  it('have BM25 find every query but the compound', () => {
    expect(group('all').rankings['BM25']).toMatchObject({
      ndcg: expect.closeTo(0.8, 10),
      success1: 0.8,
      success10: 0.8,
      judged: 1,
      withoutResult: 1,
    });
  });

  it('have PostgreSQL miss the products with one of two words, unless any word is enough', () => {
    // Two queries find the best product without the one that is near: 1 / (1 + 0.1 / log2(3)).
    expect(group('all').rankings['ts_rank_cd, all words']?.ndcg).toBeCloseTo((2 * 0.940652 + 2) / 5, 5);
    expect(group('all').rankings['ts_rank_cd, any word']?.ndcg).toBeCloseTo(0.8, 10);
  });

  it('are compared with the shop by the difference of each query', () => {
    const { rankings } = group('language: da');
    expect(rankings['the shop']?.shopIsHigherBy).toBeUndefined();
    expect(rankings['BM25']?.shopIsHigherBy).toEqual({ mean: 0, low: 0, high: 0 });
  });
});
