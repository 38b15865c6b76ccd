import { safeStorage } from '@lyng/browser';
import { makeProductSummary } from '@lyng/model/testing';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { LAST_VISITED_KEY, readLastVisited } from '../wire/last-visited-storage.ts';
import { productViewed } from './catalogue-events.ts';
import { createLastVisitedListeners, lastVisitedStorageAllowed } from './last-visited-listeners.ts';
import { lastVisitedSlice } from './last-visited-slice.ts';

const { lastVisitedBroughtBack, lastVisitedCleared } = lastVisitedSlice.actions;
const viewed = (productId: number) => productViewed({ product: makeProductSummary({ productId }) });

/** A tab of a browser whose storage holds `stored`, with or without the shopper's consent. */
function openTab(stored: string | null, consent = { given: true }) {
  const storage = safeStorage(() => undefined);
  if (stored !== null) storage.write(LAST_VISITED_KEY, stored);
  const open = () => {
    const listeners = createLastVisitedListeners({ storage, isAllowed: () => consent.given });
    const store = configureStore({
      reducer: combineSlices(lastVisitedSlice),
      middleware: (getDefault) => getDefault().prepend(listeners),
    });
    if (consent.given) store.dispatch(lastVisitedStorageAllowed());
    return { ...store, ids: () => lastVisitedSlice.selectors.lastVisitedIds(store.getState()) };
  };
  return { ...open(), open, consent, stored: () => storage.read(LAST_VISITED_KEY) ?? null };
}

describe('the viewed products', () => {
  it('are stored for the next visit, newest first [CAT-14]', () => {
    const tab = openTab(null);
    for (const id of [1, 2, 1, 3]) tab.dispatch(viewed(id));
    expect(tab.stored()).toBe('[3,1,2]');
    expect(tab.open().ids()).toEqual([3, 1, 2]);
  });

  it('without consent last for this visit only, and leave nothing behind [CAT-14] [TRK-11]', () => {
    const tab = openTab(null, { given: false });
    tab.dispatch(viewed(1));
    tab.dispatch(viewed(2));
    expect(tab.ids()).toEqual([2, 1]);
    expect(tab.stored()).toBeNull();
    expect(tab.open().ids()).toEqual([]);
  });

  it('are merged with earlier visits once consent is given [CAT-14]', () => {
    const tab = openTab('[7,1]', { given: false });
    tab.dispatch(viewed(1));
    tab.consent.given = true;
    tab.dispatch(lastVisitedStorageAllowed());
    expect(tab.ids()).toEqual([1, 7]);
    expect(tab.stored()).toBe('[1,7]');
  });

  it('are the same list in every tab', () => {
    const tab = openTab(null);
    const other = tab.open();
    tab.dispatch(viewed(1));
    other.dispatch(viewed(2));
    tab.dispatch(viewed(3));
    expect(tab.stored()).toBe('[3,2,1]');
    expect(tab.ids()).toEqual([3, 2, 1]);
  });

  it('are cleared, and come back by undo behind what was viewed since then [CAT-14] (IDEA-16)', () => {
    const tab = openTab('[2,1]');
    tab.dispatch(lastVisitedCleared());
    expect([tab.ids(), tab.stored()]).toEqual([[], null]);
    tab.dispatch(viewed(7));
    tab.dispatch(lastVisitedBroughtBack([2, 1]));
    expect([tab.ids(), tab.stored()]).toEqual([[7, 2, 1], '[7,2,1]']);
  });

  it('are parsed from any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readLastVisited({ read: () => text }).every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
      }),
    );
  });
});
