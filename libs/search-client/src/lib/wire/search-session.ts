/** Identifies the visitor. Random, and without meaning outside the search service. */
export interface SessionKeys {
  /** One per visitor, until logout. */
  readonly customerKey: string;
  /** One per visit. */
  readonly sessionKey: string;
}

/** The part of a text store that is used; one that never throws, such as `safeStorage` of `@lyng/browser`. */
export interface KeyStore {
  read(key: string): string | undefined;
  write(key: string, text: string): unknown;
}

/** The options of a session. */
export interface SearchSessionOptions {
  /** The store of the keys. Without consent to storage, a store in memory: the keys then end with the page. */
  readonly store: KeyStore;
  /** A random UUID, such as `crypto.randomUUID`. */
  readonly newId: () => string;
  /** The name in the store; by default the one that the vendor's own client uses, so that visitors keep their keys. */
  readonly name?: string;
}

/** The visitor's keys. */
export interface SearchSession {
  /** The stored keys; created at the first call. */
  keys(): SessionKeys;
  /** Takes the key by which the visitor is known elsewhere: at login. */
  identify(customerKey: string): void;
  /** Replaces both keys: at logout. */
  reset(): void;
}

function parsed(text: string | undefined): Partial<Record<keyof SessionKeys, unknown>> {
  try {
    return Object(JSON.parse(text ?? '')) as object;
  } catch {
    return {};
  }
}

const isKey = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Stores the visitor's keys. They are read at each call, so all tabs share them without messages. */
export function createSearchSession({ store, newId, name = 'voyado.session' }: SearchSessionOptions): SearchSession {
  const save = (keys: SessionKeys): SessionKeys => {
    store.write(name, JSON.stringify(keys));
    return keys;
  };
  const keys = (): SessionKeys => {
    const { customerKey, sessionKey } = parsed(store.read(name));
    if (isKey(customerKey) && isKey(sessionKey)) return { customerKey, sessionKey };
    return save({
      customerKey: isKey(customerKey) ? customerKey : newId(),
      sessionKey: isKey(sessionKey) ? sessionKey : newId(),
    });
  };
  return {
    keys,
    identify: (customerKey) => {
      save({ ...keys(), customerKey });
    },
    reset: () => {
      save({ customerKey: newId(), sessionKey: newId() });
    },
  };
}
