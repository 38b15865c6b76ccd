import { createTestApp, makeShopConfig } from '@lyng/feature/testing';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { consentChosen, consentSlice } from '../state/consent-slice.ts';
import { startTab } from './start-tab.ts';

// jsdom has no entries.
beforeAll(() => Object.assign(performance, { getEntriesByType: () => [] }));

const tagManager = { url: 'https://tags.example', id: 'GTM-ABC123' };

/** Rejects everything in a tab of a shop with that tag manager. */
function reject(own?: typeof tagManager): void {
  document.cookie = '_ga=GA1.1.2; Path=/';
  const app = createTestApp({ config: { ...makeShopConfig(), ...(own && { tagManager: own }) } });
  const { middleware = [] } = startTab({ app: app as Parameters<typeof startTab>[0]['app'] });
  const store = configureStore({
    reducer: combineSlices(consentSlice),
    middleware: (defaults) => defaults().concat(...middleware),
  });
  store.dispatch(consentChosen([]));
}

describe('startTab', () => {
  it('removes what the tags of a tag manager have stored [TRK-11]', () => {
    reject(tagManager);
    expect(document.cookie).not.toContain('_ga');
  });

  it('leaves it where there is no tag manager: another site of the domain has stored it', () => {
    reject();
    expect(document.cookie).toContain('_ga');
  });
});
