import type { IndexPlaces } from './index-places.ts';
import { SegmentScores } from '../core/ranking/score-segment.ts';
import { cachedHits } from './search-read.ts';

const makePlaces = (): IndexPlaces => ({
  segments: [],
  scores: new SegmentScores(0),
  placeOf: () => undefined,
});

describe('hits of a query', () => {
  const places = makePlaces();
  let scored = 0;
  const score = () => {
    scored += 1;
    return { complete: [], near: [], lacking: [] };
  };

  it.each([
    ['a new query', 'a', { places, revision: 1 }, 1],
    ['the same query', 'a', { places, revision: 1 }, 1],
    ['another query', 'b', { places, revision: 1 }, 2],
    ['another stock', 'a', { places, revision: 2 }, 3],
    ['the same stock', 'a', { places, revision: 2 }, 3],
    ['another index', 'a', { places: makePlaces(), revision: 2 }, 4],
  ])('of %s are scored when they have to be', (_name, key, state, times) => {
    cachedHits(key, state, score);
    expect(scored).toBe(times);
  });
});
