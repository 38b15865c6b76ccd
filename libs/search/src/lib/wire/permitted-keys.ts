import type { KeyStore } from '@lyng/search-client';

export interface PermittedKeysOptions {
  /** Keeps what may outlive the page, such as `safeStorage` of `@lyng/browser`. */
  readonly kept: KeyStore;
  /** Asked each time: an answer may come late, and may be withdrawn. */
  readonly mayKeep: () => boolean;
}

/**
 * Keeps the keys of a search session where the shopper allows it, and otherwise in memory only: the session then ends
 * with the page and leaves no trace. What was in memory when permission comes goes on from there.
 */
export function permittedKeys({ kept, mayKeep }: PermittedKeysOptions): KeyStore {
  const memory = new Map<string, string>();
  return {
    read: (name) => {
      if (!mayKeep()) return memory.get(name);
      const own = memory.get(name);
      memory.delete(name);
      const text = kept.read(name);
      // The browser's own are older: this visitor was here before.
      if (text === undefined && own !== undefined) kept.write(name, own);
      return text ?? own;
    },
    write: (name, text) => {
      if (mayKeep()) kept.write(name, text);
      else memory.set(name, text);
    },
  };
}
