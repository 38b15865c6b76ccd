import { useSyncExternalStore } from 'react';
import type { Look } from './look.ts';

let changes: Partial<Look> = {};
const listeners = new Set<() => void>();

/** Shows what stands on the stage in another look, as the toolbar does: state, open panels and focus stay. */
export function showIn(look: Partial<Look>): void {
  changes = look;
  for (const listen of listeners) listen();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The test's changes of the story's look. */
export const useLookChanges = (): Partial<Look> => useSyncExternalStore(subscribe, () => changes);
