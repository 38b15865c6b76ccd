import type { Localized } from '@lyng/model';
import { DAY_MS } from '../../platform/time.ts';
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

/** The lists: new products, bestsellers, coming soon. Page ids are above every id of a catalogue. */
export const fixedLists = lists as readonly FixedList[];

/** The time that a product counts as new, in milliseconds. */
export const NEW_FOR = 28 * DAY_MS;

/** The products that are new at that time; all of them where none is. `availableOn` has times in milliseconds, by ordinal. */
export function newProducts(ordinals: Int32Array, availableOn: ArrayLike<number>, time: number): Int32Array {
  const fresh = ordinals.filter((ordinal) => (availableOn[ordinal] ?? 0) > time - NEW_FOR);
  return fresh.length > 0 ? fresh : ordinals;
}
