import type { KeyStore } from '@lyng/search-client';

export interface PermittedKeysOptions {
  /** Keeps what may outlive the page, such as `safeStorage` of `@lyng/browser`. */
  readonly persistent: KeyStore;
  /** Called each time: consent may be given later, and may be withdrawn. */
  readonly mayStore: () => boolean;
}

/**
 * Stores the keys of a search session where the shopper allows it, and otherwise in memory only: the session then ends
 * with the page. When consent is given, the keys in memory are stored.
 */
export function permittedKeys({ persistent, mayStore }: PermittedKeysOptions): KeyStore {
  const memory = new Map<string, string>();
  return {
    read: (name) => {
      if (!mayStore()) return memory.get(name);
      const own = memory.get(name);
      memory.delete(name);
      const text = persistent.read(name);
      // The browser's own are older: this visitor has been here before.
      if (text === undefined && own !== undefined) persistent.write(name, own);
      return text ?? own;
    },
    write: (name, text) => {
      if (mayStore()) persistent.write(name, text);
      else memory.set(name, text);
    },
  };
}
