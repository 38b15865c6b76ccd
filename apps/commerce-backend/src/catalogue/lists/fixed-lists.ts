import type { Localized } from '@lyng/model';
import type { SortType } from '../../platform/graphql/resolver-types.generated.ts';
import lists from './fixed-lists.json' with { type: 'json' };

/** A list that the shop always has, at its own path in each language. */
export interface FixedList {
  readonly kind: 'new' | 'bestsellers' | 'coming-soon';
  readonly pageId: number;
  readonly sort: SortType;
  readonly path: Localized;
  readonly name: Localized;
  readonly description: Localized;
}

/** The lists: all/new products, bestsellers, coming soon. Page ids are above every id of a catalogue. */
export const fixedLists = lists as readonly FixedList[];
