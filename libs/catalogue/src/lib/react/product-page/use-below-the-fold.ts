import { useHydrated } from '@lyng/feature';
import { useDeferredValue } from 'react';

/**
 * Whether to render what lies below the first screen: at once where the server has rendered it and where a scroll position
 * is to be restored, else after the first screen has been painted.
 */
export function useBelowTheFold(isReturn: boolean): boolean {
  const isHydrated = useHydrated();
  return useDeferredValue(true, !isHydrated || isReturn);
}
