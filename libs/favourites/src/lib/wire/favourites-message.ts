import type { FavouriteChange } from '../core/favourite-change.ts';
import { parseProductId } from '../core/product-id.ts';

/** What tabs tell each other on the favourites channel (Spec §7), and whose favourites it is about; `null` is a guest. */
export type FavouritesMessage =
  /** All that the account has not been told yet. */
  | {
      readonly type: 'favourites-changed';
      readonly userId: string | null;
      readonly changes: readonly FavouriteChange[];
    }
  /** The list has been merged with the account's; `settled` is what the account knows now. */
  | {
      readonly type: 'favourites-saved';
      readonly userId: string | null;
      readonly ids: readonly number[];
      readonly settled: readonly FavouriteChange[];
    };

const isListOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly Item[] =>
  Array.isArray(value) && value.every(isItem);

const isId = (value: unknown): value is number => typeof value === 'number' && parseProductId(value) !== undefined;

const isChange = (value: unknown): value is FavouriteChange => {
  const { productId, liked, at } = (value ?? {}) as { readonly [Key in keyof FavouriteChange]?: unknown };
  return isId(productId) && typeof liked === 'boolean' && Number.isSafeInteger(at);
};

/** Whether they are changes as tabs tell them to each other, and a page that is left early to the next one. */
export const isChanges = (value: unknown): value is readonly FavouriteChange[] => isListOf(value, isChange);

/** Whether another tab, perhaps of an older version of the shop, says something that is understood. */
export function isFavouritesMessage(value: unknown): value is FavouritesMessage {
  const { type, userId, changes, ids, settled } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (userId !== null && typeof userId !== 'string') return false;
  if (type === 'favourites-changed') return isChanges(changes);
  return type === 'favourites-saved' && isListOf(ids, isId) && isChanges(settled);
}
