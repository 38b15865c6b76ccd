import type { Tab } from '@lyng/feature';
import { isListParameter, printListQuery } from '@lyng/routing/core';
import type { ListPage, PageRange } from '../core/list-page-data.ts';
import { isSameList } from '../core/list-range.ts';
import type { ListsOnScreen } from '../core/list-range.ts';
import { followGrowth, onProductsChanged } from './follow-growth.ts';

type Router = Tab['router'];

/** The state of a list in a history entry, beside the router's own state. */
interface Entry {
  readonly key?: string;
  readonly pages?: PageRange;
}

/** The list that the router shows. */
const shownList = ({ matches, loaderData }: Router['state']): ListPage | undefined => {
  const data = loaderData[matches.at(-1)?.route.id ?? ''] as { readonly page?: ListPage } | undefined;
  return data?.page?.pages && data.page;
};

/** The scroll position that the router stored for an entry, in px from the top; the key is the router's own. */
const storedScrollTop = ({ sessionStorage }: Window, key: string): number | undefined => {
  try {
    const positions = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}') as Readonly<
      Record<string, number>
    >;
    return positions[key];
  } catch {
    // Storage is unavailable or holds foreign data.
    return undefined;
  }
};

/** The query of an address with the list's own part normalized; other parameters follow it unchanged. */
const normalizedSearch = (search: string, { query }: ListPage): string => {
  const others = [...new URLSearchParams(search)].filter(([name]) => !isListParameter(name));
  const parts = [printListQuery(query), String(new URLSearchParams(others))].filter((part) => part !== '');
  return parts.length > 0 ? `?${parts.join('&')}` : '';
};

/**
 * Syncs address and history with lists that grow on the screen as pages are added below or above. The address names the
 * last page requested, the history entry all of them, so that Back and a reload restore them. An address that does not
 * match the list, because a filter is gone or renamed, is replaced without a new entry.
 */
export function watchLists(router: Router, view: Window & typeof globalThis): () => ListsOnScreen {
  const entry = (): Entry => (view.history.state as Entry | null) ?? {};
  const isShown = (): boolean => (entry().key ?? 'default') === router.state.location.key;

  const syncHistory = (): void => {
    const list = shownList(router.state);
    // On the way back the address changes before the page.
    if (!list || !isShown()) return;
    const { pathname, search, hash } = view.location;
    const normalized = list.rejectedPrice ? search : normalizedSearch(search, list);
    view.history.replaceState({ ...entry(), pages: list.pages }, '', pathname + normalized + hash);
  };

  let before = router.state;
  router.subscribe((state) => {
    const isSettled = state.navigation.state === 'idle' && state.revalidation === 'idle';
    const [shown, next] = [shownList(before), shownList(state)];
    if (!isSettled || next === shown) return;
    before = state;
    if (shown && next && state.historyAction !== 'POP' && isSameList(shown, next))
      followGrowth(view, shown.pages, next.pages);
    syncHistory();
  });

  // After a reload the server has sent only one of the pages.
  const { pages } = entry();
  const first = shownList(router.state);
  if (first && pages && (pages.from < first.pages.from || pages.to > first.pages.to)) {
    const top = storedScrollTop(view, router.state.location.key);
    // Any interaction since then is deliberate, so do not scroll.
    const interaction = new AbortController();
    for (const eventType of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      view.addEventListener(eventType, () => interaction.abort(), { passive: true, signal: interaction.signal });
    onProductsChanged(view, () => {
      if (top !== undefined && !interaction.signal.aborted) view.scrollTo({ top, behavior: 'instant' });
      interaction.abort();
    });
    void router.revalidate();
  } else syncHistory();

  return () => {
    const shown = shownList(router.state);
    const isReturn = !isShown() || router.state.revalidation !== 'idle';
    return isReturn ? { shown, returnTo: entry().pages ?? null } : { shown };
  };
}
