import { routeMeta } from '@lyng/routing/core';
import type { RouteHandle } from '../contracts/screen.ts';
import type { Tab } from '../contracts/tab-half.ts';

/** Whether the current page requires a login. */
export const isLoginOnly = ({ state }: Pick<Tab['router'], 'state'>): boolean =>
  state.matches.some(({ route }) => {
    const handle = route.handle as RouteHandle | undefined;
    return handle !== undefined && routeMeta(handle.screen).middleware.includes('ralph-authenticated');
  });
