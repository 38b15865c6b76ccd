import type { OwnedList } from './list-owner.ts';

/** The result of a login for an account's favourites. */
export interface GuestMerge {
  readonly userId: string;
  /** A guest's favourites that the account did not have. */
  readonly added: readonly number[];
  /** A guest's favourites for which the account's list had no room. */
  readonly dropped: readonly number[];
}

/** The favourites that a guest has added in this browser; those of an account that waits are not a guest's. */
export const guestsFavourites = ({ owner, changes }: Pick<OwnedList, 'owner' | 'changes'>): readonly number[] =>
  owner === null ? changes.filter(({ liked }) => liked).map(({ productId }) => productId) : [];

/** The fate of a guest's favourites: `before` is the account's list, `after` the merged one. */
export function guestMerge(
  userId: string,
  guests: readonly number[],
  { before, after }: { readonly before: readonly number[]; readonly after: readonly number[] },
): GuestMerge {
  const brought = guests.filter((id) => !before.includes(id));
  return {
    userId,
    added: brought.filter((id) => after.includes(id)),
    dropped: brought.filter((id) => !after.includes(id)),
  };
}
