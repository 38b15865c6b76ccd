import { appContext } from '@lyng/feature';
import type { AppContext, RouteHandle, Tab } from '@lyng/feature';
import { routeMeta } from '@lyng/routing/core';
import { matchRoutes, RouterContextProvider } from 'react-router-dom';
import type { RouteMatch } from 'react-router-dom';
import { savesData } from './preload-next-modules.ts';

/** The max age of prefetched data, in ms: a shopper looks at the first row for so long. */
const PREFETCHED_FOR = 30_000;
/** Prefetched pages at once: the first row, the next page of the list, and the links touched last. */
const MAX_PREFETCHED = 8;
/** The delay before a hovered link is prefetched, in ms: a passing mouse leaves it earlier. */
const REST = 65;

type Router = Tab['router'];

export const addressOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string =>
  pathname + search;

/** Pages that are the same for everybody; the others are loaded each time. */
export const isPublic = (handle: RouteHandle | undefined): boolean =>
  handle !== undefined && routeMeta(handle.screen).indexable;

/** The data of pages that are loaded before their link is followed. */
export interface PrefetchedPages {
  /** Of a public page. */
  readonly prefetch: (link: HTMLAnchorElement) => void;
  /** Of any page, with its code; fails where the page cannot be shown. */
  readonly load: (address: string) => Promise<unknown>;
  /** The data of an address, or its promise, once; `undefined` where it was not loaded ahead. */
  readonly take: (address: string) => unknown;
}

export function createPrefetchedPages(router: Router, app: AppContext): PrefetchedPages {
  const pages = new Map<string, { readonly data: Promise<unknown>; readonly at: number }>();
  const isFresh = ({ at }: { readonly at: number }): boolean => Date.now() - at < PREFETCHED_FOR;
  const match = (address: string) => matchRoutes(router.routes, address)?.at(-1);
  const request = (address: string, { params, route }: RouteMatch): unknown => {
    if (typeof route.loader !== 'function') return undefined;
    const url = new URL(address, window.location.href);
    const context = new RouterContextProvider(new Map([[appContext, app]]));
    const args = { request: new Request(url), url, pattern: route.path ?? '', params, context };
    const data = Promise.resolve(route.loader(args));
    pages.delete(address);
    pages.set(address, { data, at: Date.now() });
    for (const oldest of [...pages.keys()].slice(0, -MAX_PREFETCHED)) pages.delete(oldest);
    data.catch(() => pages.delete(address));
    return data;
  };
  return {
    prefetch: ({ origin, pathname, search, target }) => {
      const address = addressOf({ pathname, search });
      const isHere = origin === window.location.origin && target === '';
      if (!isHere || address === addressOf(window.location) || savesData()) return;
      // First: one tap is a touch, a press and a focus.
      const known = pages.get(address);
      if (known && isFresh(known)) return;
      const found = match(address);
      if (found && isPublic(found.route.handle as RouteHandle)) request(address, found);
    },
    load: async (address) => {
      const found = match(address);
      const lazy = found?.route.lazy;
      await Promise.all([found && request(address, found), typeof lazy === 'function' && lazy()]);
    },
    take: (address) => {
      const page = pages.get(address);
      pages.delete(address);
      return page && isFresh(page) ? page.data : undefined;
    },
  };
}

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Calls `prefetch` for links that are touched, focused, or under a resting mouse. */
export function watchIntent(prefetch: PrefetchedPages['prefetch']): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(resting);
    const link = event.pointerType === 'mouse' ? linkOf(event) : null;
    if (link) resting = setTimeout(prefetch, REST, link);
  });
  for (const type of ['touchstart', 'mousedown', 'focusin'])
    document.addEventListener(
      type,
      (event) => {
        const link = linkOf(event);
        if (link) prefetch(link);
      },
      { passive: true },
    );
}
