import { SegmentScores } from './score-segment.ts';
import type { ScoredForm } from './score-segment.ts';

const form = (factor: number, ...entries: readonly (readonly [place: number, impact: number])[]): ScoredForm => ({
  factor,
  places: Uint16Array.from(entries, ([place]) => place),
  impacts: Uint8Array.from(entries, ([, impact]) => impact),
});

const black = [form(1, [1, 10], [2, 20], [3, 30])];
const boots = [form(1, [2, 5], [4, 50]), form(0.5, [2, 40], [3, 40])];

const found = (scores: SegmentScores) =>
  [0, 1, 2, 3, 4].map((place) => [scores.words[place], scores.scores[place]] as const);

describe('scores of a segment', () => {
  const scores = new SegmentScores(5);

  it('add up words, and of each word the best form only', () => {
    scores.score([black, boots], false);
    expect(found(scores)).toEqual([
      [0, 0],
      [1, 10],
      [3, 20 + 20],
      [3, 30 + 20],
      [2, 50],
    ]);
  });

  it('leave out products that lack an earlier word, where all words are needed', () => {
    scores.score([black, boots], true);
    expect(found(scores)).toEqual([
      [0, 0],
      [1, 10],
      [3, 40],
      [3, 50],
      [0, 0],
    ]);
  });

  it('begin again with each query', () => {
    scores.score([black], true);
    scores.score([boots], true);
    expect(found(scores).map(([words]) => words)).toEqual([0, 0, 1, 1, 1]);
  });
});
