import type { TrackedProduct } from './data-layer/tracked-item.ts';

/** A product that has come into view in a list. */
export interface Impression {
  readonly product: TrackedProduct;
  /** The list it stood in, as reported. */
  readonly list: string;
  /** Its place in the list, counted from 1. */
  readonly position: number;
}

/** So many impressions are reported together. */
const IMPRESSION_BATCH = 4;

/** The waiting impressions, and those to report now, in the order in which they were seen. */
export interface ImpressionBuffer<Seen = Impression> {
  readonly waiting: readonly Seen[];
  readonly batches: readonly (readonly Seen[])[];
}

/** Adds what was seen; full batches leave the buffer. */
export function bufferImpressions<Seen>(waiting: readonly Seen[], seen: readonly Seen[]): ImpressionBuffer<Seen> {
  const all = [...waiting, ...seen];
  const full = Math.floor(all.length / IMPRESSION_BATCH);
  return {
    waiting: all.slice(full * IMPRESSION_BATCH),
    batches: Array.from({ length: full }, (_, index) =>
      all.slice(index * IMPRESSION_BATCH, (index + 1) * IMPRESSION_BATCH),
    ),
  };
}

/** Empties the buffer: before any other event is reported, and when the page is left. */
export const flushImpressions = <Seen>(waiting: readonly Seen[]): ImpressionBuffer<Seen> => ({
  waiting: [],
  batches: waiting.length === 0 ? [] : [waiting],
});
