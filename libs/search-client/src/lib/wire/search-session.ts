/** Who asks. Random, and of no meaning outside the search service. */
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

/** What a session is made with. */
export interface SearchSessionOptions {
  /** Where the keys are kept. Without consent to keep them, a store in memory: keys then end with the page (W27). */
  readonly store: KeyStore;
  /** A random UUID, such as `crypto.randomUUID`. */
  readonly newId: () => string;
  /** The name in the store; by default the one that the vendor's own client uses, so that visitors keep their keys. */
  readonly name?: string;
}

/** The visitor's keys (spec §3 Search session). */
export interface SearchSession {
  /** The keys as they are kept now; made at the first call. */
  keys(): SessionKeys;
  /** Takes the key by which the visitor is known elsewhere: at login. */
  identify(customerKey: string): void;
  /** Both keys anew: at logout. */
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

/** Keeps the visitor's keys. They are read at each call, so all tabs have the same without being told. */
export function createSearchSession({ store, newId, name = 'voyado.session' }: SearchSessionOptions): SearchSession {
  const keep = (keys: SessionKeys): SessionKeys => {
    store.write(name, JSON.stringify(keys));
    return keys;
  };
  const keys = (): SessionKeys => {
    const { customerKey, sessionKey } = parsed(store.read(name));
    if (isKey(customerKey) && isKey(sessionKey)) return { customerKey, sessionKey };
    return keep({
      customerKey: isKey(customerKey) ? customerKey : newId(),
      sessionKey: isKey(sessionKey) ? sessionKey : newId(),
    });
  };
  return {
    keys,
    identify: (customerKey) => {
      keep({ ...keys(), customerKey });
    },
    reset: () => {
      keep({ customerKey: newId(), sessionKey: newId() });
    },
  };
}
