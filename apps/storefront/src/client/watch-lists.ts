import { isSameList } from '@lyng/catalogue';
import type { ListPage, ListsOnScreen, PageRange } from '@lyng/catalogue';
import { isFilterKey, printListQuery } from '@lyng/routing/core';
import type { createBrowserRouter } from 'react-router-dom';
import { followGrowth, onProductsChanged } from './follow-growth.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** What a history entry remembers of the list that stood there, beside what is the router's own. */
interface Entry {
  readonly key?: string;
  readonly pages?: PageRange;
}

/** The list that the router shows. */
const shownList = ({ matches, loaderData }: Router['state']): ListPage | undefined => {
  const data = loaderData[matches.at(-1)?.route.id ?? ''] as { readonly page?: ListPage } | undefined;
  return data?.page?.pages && data.page;
};

/** Where the router's scroll restoration, under its own name in the session's storage, has noted that an entry was left; px from the top. */
const placeLeft = ({ sessionStorage }: Window, key: string): number | undefined => {
  try {
    const places = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}') as Readonly<
      Record<string, number>
    >;
    return places[key];
  } catch {
    // Storage is closed, or holds what somebody else wrote.
    return undefined;
  }
};

const isPart = (name: string): boolean =>
  isFilterKey(name) || name === 'sort' || name === 'page' || name === 'price-from' || name === 'price-to';

/** The query of an address with a list's own part as it should read; what others have put there stays behind it. */
const mendedSearch = (search: string, { query }: ListPage): string => {
  const others = [...new URLSearchParams(search)].filter(([name]) => !isPart(name));
  const parts = [printListQuery(query), String(new URLSearchParams(others))].filter((part) => part !== '');
  return parts.length > 0 ? `?${parts.join('&')}` : '';
};

/**
 * Lists grow on the screen: more pages are put below or above the first. The address names the last one that was asked
 * for, the history entry remembers all that stand there, so that Back and a reload find them again. An address that does
 * not say what is shown, because a filter is gone or has another name, is put right without a new entry.
 */
export function watchLists(router: Router, view: Window & typeof globalThis): () => ListsOnScreen {
  const entry = (): Entry => (view.history.state as Entry | null) ?? {};
  const isShown = (): boolean => (entry().key ?? 'default') === router.state.location.key;

  const remember = (): void => {
    const list = shownList(router.state);
    // On the way back the address is ahead of the page.
    if (!list || !isShown()) return;
    const { pathname, search, hash } = view.location;
    const mended = list.refusedPrice ? search : mendedSearch(search, list);
    view.history.replaceState({ ...entry(), pages: list.pages }, '', pathname + mended + hash);
  };

  let before = router.state;
  router.subscribe((state) => {
    const isSettled = state.navigation.state === 'idle' && state.revalidation === 'idle';
    const [shown, next] = [shownList(before), shownList(state)];
    if (!isSettled || next === shown) return;
    before = state;
    if (shown && next && state.historyAction !== 'POP' && isSameList(shown, next))
      followGrowth(view, shown.pages, next.pages);
    remember();
  });

  // After a reload the server has sent one page of those that stood here.
  const { pages } = entry();
  const first = shownList(router.state);
  if (first && pages && (pages.from < first.pages.from || pages.to > first.pages.to)) {
    const top = placeLeft(view, router.state.location.key);
    // Who has gone somewhere since is there on purpose.
    const hand = new AbortController();
    for (const sign of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      view.addEventListener(sign, () => hand.abort(), { passive: true, signal: hand.signal });
    onProductsChanged(view, () => {
      if (top !== undefined && !hand.signal.aborted) view.scrollTo({ top, behavior: 'instant' });
      hand.abort();
    });
    void router.revalidate();
  } else remember();

  return () => {
    const shown = shownList(router.state);
    const isReturn = !isShown() || router.state.revalidation !== 'idle';
    return isReturn ? { shown, returnTo: entry().pages ?? null } : { shown };
  };
}
