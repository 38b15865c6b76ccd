import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React has hydrated: `false` on the server and in the first render of its HTML. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
