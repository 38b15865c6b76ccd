import { useShownPage } from '@lyng/feature';
import { routeMeta } from '@lyng/routing/core';
import type { ScreenName } from '@lyng/routing/core';

/** The screen of the shown page; `undefined` for an address without a page. */
export const useScreen = (): ScreenName | undefined => useShownPage().screen;

/** The frame of the shown page: the complete one, or a bare one as in the checkout. */
export function usePageLayout(): ReturnType<typeof routeMeta>['layout'] {
  const screen = useScreen();
  return screen ? routeMeta(screen).layout : 'default';
}
