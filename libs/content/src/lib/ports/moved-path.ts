import type { AppContext, Ports } from '@lyng/feature';
import { loadMovedPath } from '../wire/load-moved-path.ts';

/** The backend knows the addresses that pages had before (urlHistory). */
export const create =
  ({ gateway }: Pick<AppContext, 'gateway'>): Ports['movedPath'] =>
  async (path) => {
    const moved = await loadMovedPath(gateway, path);
    return moved.ok ? (moved.value ?? undefined) : undefined;
  };
