import type { TextStore } from '@lyng/browser';

/** The storage key for the account that this browser's cart belongs to. */
const key = 'cart-account';

/** The account that this browser's cart belongs to, for all its tabs; empty for a guest's cart. */
export interface JoinedAccount {
  readonly read: () => string;
  readonly save: (userId: string) => void;
}

export const joinedAccount = (storage: TextStore): JoinedAccount => ({
  read: () => storage.read(key) ?? '',
  save: (userId) => {
    if (userId === '') storage.remove(key);
    else storage.write(key, userId);
  },
});
