import type { CatalogueSnapshot } from '../../catalogue/snapshot/catalogue-snapshot.ts';
import { SEGMENT_SIZE } from '../core/ranking/postings.ts';
import { popularityFactor } from '../core/ranking/rank.ts';
import { SegmentScores } from '../core/ranking/score-segment.ts';
import type { SearchIndex } from './search-index.ts';

/** Where the products of an index are in a snapshot of the catalogue, by segment and place. */
export interface SegmentPlaces {
  /** -1 for a product that is gone. */
  readonly ordinals: Int32Array;
  /** The factor that sales give a score. */
  readonly popularity: Float32Array;
}

export interface IndexPlaces {
  readonly segments: readonly SegmentPlaces[];
  /** The scores of one query in one segment: each query overwrites them. */
  readonly scores: SegmentScores;
  /** The place of a product over all segments, or undefined. */
  readonly placeOf: (productId: number) => number | undefined;
}

const made = new WeakMap<CatalogueSnapshot['columns'], { readonly index: SearchIndex; readonly places: IndexPlaces }>();

const make = ({ segments }: SearchIndex, { columns }: CatalogueSnapshot): IndexPlaces => {
  const placeOfOrdinal = new Int32Array(columns.size).fill(-1);
  const mapped = segments.map((ids, segment): SegmentPlaces => {
    const ordinals = ids.map((id, place) => {
      const ordinal = columns.ordinalOf(id);
      if (ordinal >= 0) placeOfOrdinal[ordinal] = segment * SEGMENT_SIZE + place;
      return ordinal;
    });
    const popularity = Float32Array.from(ordinals, (ordinal) => popularityFactor(columns.unitsSold[ordinal] ?? 0));
    return { ordinals, popularity };
  });
  return {
    segments: mapped,
    scores: new SegmentScores(Math.max(0, ...segments.map(({ length }) => length))),
    placeOf: (productId) => {
      const ordinal = columns.ordinalOf(productId);
      const place = ordinal < 0 ? -1 : (placeOfOrdinal[ordinal] ?? -1);
      return place < 0 ? undefined : place;
    },
  };
};

/** Joins an index with a snapshot, once for each pair. */
export function indexPlaces(index: SearchIndex, snapshot: CatalogueSnapshot): IndexPlaces {
  const known = made.get(snapshot.columns);
  if (known?.index === index) return known.places;
  const places = make(index, snapshot);
  made.set(snapshot.columns, { index, places });
  return places;
}
