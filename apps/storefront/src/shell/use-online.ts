import { connectionOf } from '@lyng/browser';
import { useSyncExternalStore } from 'react';

const watch = (listener: () => void): (() => void) => connectionOf(window).subscribe(listener);

/** Whether the browser has a network at all. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
