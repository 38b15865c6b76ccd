import { combineSlices, configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { IMPRESSION_BATCH } from '../core/impressions.ts';
import type { Impression } from '../core/impressions.ts';
import { consentChosen } from './consent-slice.ts';
import { eventsSlice } from './events-slice.ts';

const { impressionsSeen, impressionsFlushed, batchesReported } = eventsSlice.actions;
const { selectDueBatches, selectWaitingImpressions } = eventsSlice.selectors;

/** A store whose shopper has allowed statistics; the other cases are in consent.spec.ts. */
const makeStore = () => {
  const store = configureStore({ reducer: combineSlices(eventsSlice) });
  store.dispatch(consentChosen(['statistics']));
  return store;
};

const impressions = (count: number, first = 1): readonly Impression[] =>
  Array.from({ length: count }, (_, index) => ({ productId: first + index, list: 'sko', position: first + index }));

describe('eventsSlice', () => {
  it('has nothing waiting and nothing due at first', () => {
    const state = makeStore().getState();
    expect(selectWaitingImpressions(state)).toEqual([]);
    expect(selectDueBatches(state)).toEqual([]);
  });

  it('has a batch due with the fourth impression', () => {
    const store = makeStore();
    store.dispatch(impressionsSeen(impressions(3)));
    expect(selectDueBatches(store.getState())).toEqual([]);
    store.dispatch(impressionsSeen(impressions(2, 4)));
    expect(selectDueBatches(store.getState())).toEqual([impressions(4)]);
    expect(selectWaitingImpressions(store.getState())).toEqual(impressions(1, 5));
  });

  it('puts a flushed batch behind those that are due already', () => {
    const store = makeStore();
    store.dispatch(impressionsSeen(impressions(6)));
    store.dispatch(impressionsFlushed());
    store.dispatch(impressionsFlushed());
    expect(selectDueBatches(store.getState())).toEqual([impressions(4), impressions(2, 5)]);
    expect(selectWaitingImpressions(store.getState())).toEqual([]);
  });

  it('keeps a batch that became due while others were being reported', () => {
    const store = makeStore();
    store.dispatch(impressionsSeen(impressions(4)));
    const taken = selectDueBatches(store.getState()).length;
    store.dispatch(impressionsSeen(impressions(4, 5)));
    store.dispatch(batchesReported(taken));
    expect(selectDueBatches(store.getState())).toEqual([impressions(4, 5)]);
  });
});

describe('properties', () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('seen' as const), count: fc.nat(9) }),
      fc.record({ kind: fc.constant('flush' as const), count: fc.constant(0) }),
      fc.record({ kind: fc.constant('report' as const), count: fc.nat(3) }),
    ),
    { maxLength: 40 },
  );

  it('loses none, doubles none and keeps the order, whatever happens in between', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const store = makeStore();
        const reported: Impression[] = [];
        let seen = 0;
        for (const { kind, count } of taken) {
          if (kind === 'seen') {
            store.dispatch(impressionsSeen(impressions(count, seen + 1)));
            seen += count;
          } else if (kind === 'flush') {
            store.dispatch(impressionsFlushed());
            expect(selectWaitingImpressions(store.getState())).toEqual([]);
          } else {
            reported.push(...selectDueBatches(store.getState()).slice(0, count).flat());
            store.dispatch(batchesReported(count));
          }
          const state = store.getState();
          const due = selectDueBatches(state);
          expect([...reported, ...due.flat(), ...selectWaitingImpressions(state)]).toEqual(impressions(seen));
          expect(selectWaitingImpressions(state).length).toBeLessThan(IMPRESSION_BATCH);
          expect(due.filter(({ length }) => length === 0 || length > IMPRESSION_BATCH)).toEqual([]);
        }
      }),
    );
  });
});
