import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run: before, a form would send a password as it is typed. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
