import { bufferImpressions } from './impressions.ts';

interface Impression {
  readonly productId: number;
  readonly list: string;
  readonly position: number;
}

const impressions = (count: number, first = 1): readonly Impression[] =>
  Array.from({ length: count }, (_, index) => ({ productId: first + index, list: 'sko', position: first + index }));

const ids = (batches: readonly (readonly Impression[])[]): readonly (readonly number[])[] =>
  batches.map((batch) => batch.map(({ productId }) => productId));

describe('bufferImpressions', () => {
  it.each([
    { waiting: 0, seen: 0, batches: [], left: [] },
    { waiting: 0, seen: 3, batches: [], left: [1, 2, 3] },
    { waiting: 3, seen: 1, batches: [[1, 2, 3, 4]], left: [] },
    { waiting: 3, seen: 2, batches: [[1, 2, 3, 4]], left: [5] },
    {
      waiting: 1,
      seen: 8,
      batches: [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
      ],
      left: [9],
    },
  ])('reports at four: $waiting waiting and $seen seen', ({ waiting, seen, batches, left }) => {
    const buffer = bufferImpressions(impressions(waiting), impressions(seen, waiting + 1));
    expect(ids(buffer.batches)).toEqual(batches);
    expect(ids([buffer.waiting])).toEqual([left]);
  });
});
