import type { AppContext, Ports } from '@lyng/feature';
import { href, matchPath } from '@lyng/routing/core';
import { loadMovedPath } from '../wire/load-moved-path.ts';

/** Max moves of one page that are followed; more of them are a loop. */
const MAX_MOVES = 5;

/** The end of a chain of moves, so that a shopper is redirected once; `undefined` for a path that has not moved, and for a loop. */
async function endOf(path: string, move: (path: string) => Promise<string | undefined>): Promise<string | undefined> {
  let end = await move(path);
  for (let moves = 1; end !== undefined; moves += 1) {
    const next = await move(end);
    if (next === undefined) return end;
    end = moves < MAX_MOVES ? next : undefined;
  }
  return undefined;
}

/**
 * Knows where the page of an address has moved to: by the address itself, or by the canonical one of what it names, as
 * `/product/boots` and `/p/women/boots` are `/p/boots`.
 */
export const create =
  ({ gateway, site }: Pick<AppContext, 'gateway' | 'site'>): Ports['movedPath'] =>
  async (path) => {
    const { basePath } = site;
    const match = matchPath(basePath + path, site);
    const move = (from: string) => loadMovedPath(gateway, from);
    const canonical = match.kind === 'screen' ? href(match.screen, match.params as never, site) : '';
    for (const known of new Set([path, canonical.slice(basePath.length) || path])) {
      const end = await endOf(known, move);
      if (end !== undefined) return end;
    }
    return undefined;
  };
