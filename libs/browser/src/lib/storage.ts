/** The part of the browser's storage that is used. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A text store that always works, and reports whether it outlives the page. */
export interface TextStore {
  read(key: string): string | undefined;
  /** `memory` when the browser blocked it: storage is disabled or full. */
  write(key: string, value: string): 'stored' | 'memory';
  remove(key: string): void;
}

/**
 * Wraps local or session storage so that it never throws; what the browser rejects is held in memory instead. Takes a
 * function because merely touching `window.localStorage` throws where it is blocked.
 * @param onRejected called for each value that only memory holds, so that it ends with the page.
 * @example safeStorage(() => window.localStorage)
 */
export function safeStorage(open: () => StorageLike | undefined, onRejected?: () => void): TextStore {
  const memory = new Map<string, string>();
  const attempt = <Value>(act: (storage: StorageLike) => Value): Value | undefined => {
    try {
      const storage = open();
      return storage && act(storage);
    } catch {
      return undefined;
    }
  };
  return {
    // A rejected value is newer than what the browser still has under the key.
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    write(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) memory.delete(key);
      else {
        memory.set(key, value);
        onRejected?.();
      }
      return isStored ? 'stored' : 'memory';
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** Reads JSON that anyone may have changed: `undefined` for what does not parse; the caller checks its shape. */
export function readJson(store: Pick<TextStore, 'read'>, key: string): unknown {
  const text = store.read(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
