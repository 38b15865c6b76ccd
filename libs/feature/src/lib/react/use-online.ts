import { connectionOf } from '@lyng/browser';
import { useSyncExternalStore } from 'react';

const watch = (listener: () => void): (() => void) => connectionOf(window).subscribe(listener);

/** Whether the browser is online. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
