import { shopEvent } from '@lyng/feature';
import { makeListedProduct } from '@lyng/model/testing';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { OptionalPurpose } from '../core/consent/consent.ts';
import { consentChosen, consentRead, consentSlice } from './consent-slice.ts';
import { createEventBuffer, pageLoaded } from './event-buffer.ts';

const view = (name: string) => shopEvent('catalogue/productViewed')({ product: makeListedProduct({ name }) });
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A tab whose reports are recorded. */
function openTab({ fails = false } = {}) {
  const reported: string[] = [];
  let loads = 0;
  const reporter = {
    allow: (allowed: readonly OptionalPurpose[]) => void reported.push(`allow ${allowed.join()}`),
    take: (action: UnknownAction) =>
      void reported.push(pageLoaded.match(action) ? 'page' : (action as ReturnType<typeof view>).payload.product.name),
  };
  const buffer = createEventBuffer(pageLoaded({ target: '/' }), async () => {
    loads += 1;
    if (fails) throw new Error('The file is missing.');
    return reporter;
  });
  const store = configureStore({
    reducer: combineSlices(consentSlice),
    middleware: (defaults) => defaults().concat(buffer),
  });
  return { store, reported, loads: () => loads };
}

describe('createEventBuffer', () => {
  it('holds everything until there is a choice, and loads nothing [TRK-11]', async () => {
    const { store, reported, loads } = openTab();
    store.dispatch(consentRead(null));
    for (let index = 0; index < 1000; index += 1) store.dispatch(view(String(index)));
    await settled();
    expect([reported, loads()]).toEqual([[], 0]);
    store.dispatch(consentChosen(['statistics']));
    await settled();
    // Those of a robot are cut.
    expect(reported).toHaveLength(501);
  });

  it('reports once and in order when statistics are allowed later [TRK-11, PAIN-19]', async () => {
    const allowed = ['statistics', 'marketing'] as const;
    const { store, reported, loads } = openTab();
    store.dispatch(consentRead(null));
    store.dispatch(view('a'));
    store.dispatch(view('b'));
    store.dispatch(consentChosen(allowed));
    store.dispatch(view('c'));
    await settled();
    store.dispatch(view('d'));
    store.dispatch(consentRead(allowed));
    expect(reported).toEqual([`allow ${allowed.join()}`, 'page', 'a', 'b', 'c', 'd', `allow ${allowed.join()}`]);
    expect(loads()).toBe(1);
  });

  it.each<readonly [readonly OptionalPurpose[]]>([[[]], [['preferences', 'marketing']]])(
    'reports nothing when only %j is allowed, also after a later permission [TRK-11]',
    async (allowed) => {
      const { store, reported, loads } = openTab();
      store.dispatch(view('a'));
      store.dispatch(consentChosen(allowed));
      store.dispatch(view('b'));
      await settled();
      expect([reported, loads()]).toEqual([[], 0]);
      store.dispatch(consentChosen(['statistics']));
      store.dispatch(view('c'));
      await settled();
      expect(reported).toEqual(['allow statistics', 'c']);
    },
  );

  it('stops with the withdrawal [TRK-11]', async () => {
    const { store, reported } = openTab();
    store.dispatch(consentRead(['statistics']));
    await settled();
    store.dispatch(consentChosen([]));
    store.dispatch(view('a'));
    expect(reported).toEqual(['allow statistics', 'page', 'allow ']);
  });

  it('starts nothing after a withdrawal while the reporter loads, until it is allowed again [TRK-11]', async () => {
    const { store, reported } = openTab();
    store.dispatch(consentRead(['statistics']));
    store.dispatch(view('a'));
    store.dispatch(consentChosen([]));
    await settled();
    store.dispatch(view('b'));
    expect(reported).toEqual([]);
    store.dispatch(consentChosen(['statistics']));
    store.dispatch(view('c'));
    await settled();
    expect(reported).toEqual(['allow statistics', 'c']);
  });

  it('reports what happened between a choice that has expired and the next one [TRK-11]', async () => {
    const { store, reported } = openTab();
    store.dispatch(consentRead(['statistics']));
    await settled();
    store.dispatch(consentRead(null));
    store.dispatch(view('a'));
    expect(reported).toEqual(['allow statistics', 'page', 'allow ']);
    store.dispatch(consentChosen(['statistics']));
    store.dispatch(view('b'));
    expect(reported).toEqual(['allow statistics', 'page', 'allow ', 'allow statistics', 'a', 'b']);
  });

  it('goes on without statistics where the reporter cannot be loaded', async () => {
    const { store, reported } = openTab({ fails: true });
    store.dispatch(consentRead(['statistics']));
    await settled();
    store.dispatch(view('a'));
    expect(reported).toEqual([]);
  });
});
