import fc from 'fast-check';
import { bufferImpressions, flushImpressions, IMPRESSION_BATCH } from './impressions.ts';

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
  ])('reports at four: $waiting waiting and $seen seen', ({ waiting, seen, batches, left }) => {
    const buffer = bufferImpressions(impressions(waiting), impressions(seen, waiting + 1));
    expect(ids(buffer.batches)).toEqual(batches);
    expect(ids([buffer.waiting])).toEqual([left]);
  });

  it('keeps all, in order, and never lets four wait', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(50), (waiting, seen) => {
        const buffer = bufferImpressions(impressions(waiting), impressions(seen, waiting + 1));
        expect([...buffer.batches.flat(), ...buffer.waiting]).toEqual(impressions(waiting + seen));
        expect(buffer.waiting.length).toBeLessThan(IMPRESSION_BATCH);
        expect(buffer.batches.filter((batch) => batch.length !== IMPRESSION_BATCH)).toEqual([]);
      }),
    );
  });
});

describe('flushImpressions', () => {
  it('reports what waits in one batch', () => {
    expect(flushImpressions(impressions(3))).toEqual({ waiting: [], batches: [impressions(3)] });
  });
});
