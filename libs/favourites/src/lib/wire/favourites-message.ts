import type { FavouriteChange } from '../core/favourite-change.ts';
import { parseProductId } from '../core/product-id.ts';

/** The messages between tabs on the favourites channel, and whose favourites they are about; `null` is a guest. */
export type FavouritesMessage =
  /** All changes that the account does not have yet. */
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

/** Whether a value is a list of changes in the form of messages and of a page that was left early. */
export const isChanges = (value: unknown): value is readonly FavouriteChange[] => isListOf(value, isChange);

/** Whether a message of another tab, perhaps of an older version of the shop, is valid. */
export function isFavouritesMessage(value: unknown): value is FavouritesMessage {
  const { type, userId, changes, ids, settled } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (userId !== null && typeof userId !== 'string') return false;
  if (type === 'favourites-changed') return isChanges(changes);
  return type === 'favourites-saved' && isListOf(ids, isId) && isChanges(settled);
}
