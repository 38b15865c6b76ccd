import type { Ports } from '@lyng/feature';

export interface KeyPorts {
  readonly searchVisitor: () => Promise<Ports['searchVisitor'] | undefined>;
  /** Gives the contact a key, unless it has one; returns the contact's. */
  readonly setDiscoveryKey: (key: string) => Promise<string | null>;
}

/**
 * LOY-02: the members programme and the search service know the shopper by one key. A contact without one gets that of
 * this browser; otherwise the browser takes the contact's, as long as it is still the same shopper's. Returns it.
 */
export async function agreeOnKey(
  known: string | null,
  isCurrent: () => boolean,
  { searchVisitor, setDiscoveryKey }: KeyPorts,
): Promise<string | null> {
  const visitor = await searchVisitor();
  if (visitor === undefined || !isCurrent()) return known;
  const key = known ?? (await setDiscoveryKey(visitor.key()));
  if (key !== null && isCurrent() && key !== visitor.key()) visitor.identify(key);
  return key;
}
