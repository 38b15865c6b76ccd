import { safeStorage } from '@lyng/browser';
import { makeProductSummary } from '@lyng/model/testing';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { LAST_VISITED_KEY, readLastVisited } from '../wire/last-visited-storage.ts';
import { productViewed } from './catalogue-events.ts';
import { createLastVisitedListeners, lastVisitedMayBeKept } from './last-visited-listeners.ts';
import { lastVisitedSlice } from './last-visited-slice.ts';

const { lastVisitedBroughtBack, lastVisitedCleared } = lastVisitedSlice.actions;
const viewed = (productId: number) => productViewed({ product: makeProductSummary({ productId }) });

/** A tab of a browser that keeps `kept`, whose shopper has allowed it or not. */
function openTab(kept: string | null, consent = { given: true }) {
  const storage = safeStorage(() => undefined);
  if (kept !== null) storage.write(LAST_VISITED_KEY, kept);
  const open = () => {
    const listeners = createLastVisitedListeners({ storage, isAllowed: () => consent.given });
    const store = configureStore({
      reducer: combineSlices(lastVisitedSlice),
      middleware: (getDefault) => getDefault().prepend(listeners),
    });
    if (consent.given) store.dispatch(lastVisitedMayBeKept());
    return { ...store, ids: () => lastVisitedSlice.selectors.lastVisitedIds(store.getState()) };
  };
  return { ...open(), open, consent, kept: () => storage.read(LAST_VISITED_KEY) ?? null };
}

describe('what was looked at', () => {
  it('is kept for the next visit, the last one first [CAT-14]', () => {
    const tab = openTab(null);
    for (const id of [1, 2, 1, 3]) tab.dispatch(viewed(id));
    expect(tab.kept()).toBe('[3,1,2]');
    expect(tab.open().ids()).toEqual([3, 1, 2]);
  });

  it('is known for this visit alone while nobody has allowed more, and leaves nothing behind [CAT-14] [TRK-11]', () => {
    const tab = openTab(null, { given: false });
    tab.dispatch(viewed(1));
    tab.dispatch(viewed(2));
    expect(tab.ids()).toEqual([2, 1]);
    expect(tab.kept()).toBeNull();
    expect(tab.open().ids()).toEqual([]);
  });

  it('joins what earlier visits have left when it is allowed [CAT-14]', () => {
    const tab = openTab('[7,1]', { given: false });
    tab.dispatch(viewed(1));
    tab.consent.given = true;
    tab.dispatch(lastVisitedMayBeKept());
    expect(tab.ids()).toEqual([1, 7]);
    expect(tab.kept()).toBe('[1,7]');
  });

  it('is the same list in every tab', () => {
    const tab = openTab(null);
    const other = tab.open();
    tab.dispatch(viewed(1));
    other.dispatch(viewed(2));
    tab.dispatch(viewed(3));
    expect(tab.kept()).toBe('[3,2,1]');
    expect(tab.ids()).toEqual([3, 2, 1]);
  });

  it('is cleared, and brought back by whoever thinks better of it [CAT-14]', () => {
    const tab = openTab('[2,1]');
    tab.dispatch(lastVisitedCleared());
    expect([tab.ids(), tab.kept()]).toEqual([[], null]);
    tab.dispatch(lastVisitedBroughtBack([2, 1]));
    expect([tab.ids(), tab.kept()]).toEqual([[2, 1], '[2,1]']);
  });

  it('is read whatever somebody has written in its place', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readLastVisited({ read: () => text }).every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
      }),
    );
  });
});
