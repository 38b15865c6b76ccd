import { readJson } from '@lyng/browser';
import type { TextStore } from '@lyng/browser';

export const LAST_VISITED_KEY = 'lastVisited';

/** The products of earlier visits, newest first. The stored text is untrusted. */
export function readLastVisited(storage: Pick<TextStore, 'read'>): readonly number[] {
  const stored = readJson(storage, LAST_VISITED_KEY);
  return Array.isArray(stored) ? stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0) : [];
}

/** Stores the viewed products; an empty list removes the key. */
export function writeLastVisited(storage: Pick<TextStore, 'write' | 'remove'>, productIds: readonly number[]): void {
  if (productIds.length === 0) storage.remove(LAST_VISITED_KEY);
  else storage.write(LAST_VISITED_KEY, JSON.stringify(productIds));
}
