import type { RouteHandle } from '@lyng/feature';
import { routeMeta } from '@lyng/routing/core';
import type { ScreenName } from '@lyng/routing/core';
import { useMatches } from 'react-router-dom';

/** The screen of the shown page; `undefined` for an address without a page. */
export function useScreen(): ScreenName | undefined {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  return handles.findLast((handle) => handle !== undefined)?.screen;
}

/** How much of the frame the shown page has: all of it, or a bare one as in the checkout. */
export function usePageLayout(): ReturnType<typeof routeMeta>['layout'] {
  const screen = useScreen();
  return screen ? routeMeta(screen).layout : 'default';
}
