import { routeTable } from './route-table.ts';
import type { RouteRow, ScreenName } from './route-table.ts';

/** A place in the shop, as far as scrolling cares. */
export interface ScrollPlace {
  readonly screen: ScreenName | undefined;
  readonly pathname: string;
  /** With `#`, as the location has it. */
  readonly hash?: string;
}

/** Where the page goes when the place changes. */
export type ScrollMove =
  | { readonly kind: 'keep' }
  | { readonly kind: 'top' }
  /** To the place it was left at. */
  | { readonly kind: 'restore' }
  | { readonly kind: 'element'; readonly id: string };

/** Spec §2: to the top on a new path, except between account subpages; a hash to its element; back restores. */
export function scrollBehaviour(from: ScrollPlace | undefined, to: ScrollPlace, navigation: 'push' | 'replace' | 'back-forward'): ScrollMove {
  if (navigation === 'back-forward') return { kind: 'restore' };
  if (to.hash !== undefined && to.hash.length > 1) return { kind: 'element', id: decodeHash(to.hash.slice(1)) };
  if (from === undefined || from.pathname === to.pathname) return { kind: 'keep' };
  const group = groupOf(to.screen);
  return group !== undefined && group === groupOf(from.screen) ? { kind: 'keep' } : { kind: 'top' };
}

function groupOf(screen: ScreenName | undefined): RouteRow['scrollGroup'] {
  const row: RouteRow | undefined = screen && routeTable[screen];
  return row?.scrollGroup;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
