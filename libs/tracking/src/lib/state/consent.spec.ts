import type { Impression } from '../core/impressions.ts';
import { createConsentBrowser, openConsentTab } from '../testing/consent-tab.ts';
import { consentPort } from './consent-port.ts';
import { consentChosen, selectConsent, selectIsAllowed, selectIsUndecided } from './consent-slice.ts';
import { eventsSlice } from './events-slice.ts';

const { impressionsSeen, impressionsFlushed, batchesReported } = eventsSlice.actions;
const { selectDueBatches, selectWaitingImpressions } = eventsSlice.selectors;

type Tab = ReturnType<typeof openConsentTab>;

const see = ({ store }: Tab, ...ids: readonly number[]) =>
  store.dispatch(
    impressionsSeen(ids.map((productId): Impression => ({ productId, list: 'sko', position: productId }))),
  );
const due = ({ store }: Tab) =>
  selectDueBatches(store.getState()).map((batch) => batch.map(({ productId }) => productId));
const buffered = ({ store }: Tab) =>
  store.getState().events.batches.flat().length + selectWaitingImpressions(store.getState()).length;
const isBannerShown = ({ store }: Tab) => selectIsUndecided(store.getState());

const open = (...args: Parameters<typeof createConsentBrowser>) => {
  const browser = createConsentBrowser(...args);
  const tab = openConsentTab(browser);
  tab.restore();
  return { browser, tab };
};

describe('the banner', () => {
  it('is not shown before the cookie has been read', () => {
    expect(isBannerShown(openConsentTab())).toBe(false);
  });

  it('is shown once [UI-10]', () => {
    const { browser, tab } = open();
    expect(isBannerShown(tab)).toBe(true);
    tab.store.dispatch(consentChosen([]));
    expect(isBannerShown(tab)).toBe(false);
    const nextVisit = openConsentTab(browser);
    nextVisit.restore();
    expect(isBannerShown(nextVisit)).toBe(false);
    expect(selectConsent(nextVisit.store.getState())).toEqual({ kind: 'decided', allowed: [] });
  });

  it.each(['', 'yes', '0.necessary.marketing', '1.necessary.everything'])(
    'is shown again when the cookie holds %j',
    (value) => {
      const { tab } = open({ 'ralph-consent': value });
      expect(isBannerShown(tab)).toBe(true);
      expect(selectIsAllowed(tab.store.getState(), 'marketing')).toBe(false);
    },
  );
});

describe('events [TRK-11, PAIN-19]', () => {
  it('before a choice wait and are not due, however many', () => {
    const { tab } = open();
    see(tab, 1, 2, 3, 4, 5, 6, 7, 8);
    tab.store.dispatch(impressionsFlushed());
    expect(due(tab)).toEqual([]);
    tab.store.dispatch(batchesReported(2));
    expect(buffered(tab)).toBe(8);
  });

  it('are due once and in order when consent is given later', () => {
    const { tab } = open();
    see(tab, 1, 2, 3, 4, 5);
    tab.store.dispatch(consentChosen(['statistics']));
    expect(due(tab)).toEqual([[1, 2, 3, 4]]);
    see(tab, 6, 7, 8);
    expect(due(tab)).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
    tab.store.dispatch(batchesReported(2));
    tab.store.dispatch(consentChosen(['statistics', 'marketing']));
    tab.restore();
    expect(due(tab)).toEqual([]);
  });

  it.each<[string, Parameters<typeof consentChosen>[0]]>([
    ['all', []],
    ['statistics', ['preferences', 'marketing']],
  ])('are dropped when %s is rejected, neither those seen before nor after', (_name, allowed) => {
    const { tab } = open();
    see(tab, 1, 2, 3, 4, 5);
    tab.store.dispatch(consentChosen(allowed));
    see(tab, 6, 7, 8, 9);
    tab.store.dispatch(impressionsFlushed());
    expect(buffered(tab)).toBe(0);
    tab.store.dispatch(consentChosen(['statistics']));
    expect(due(tab)).toEqual([]);
  });

  it('that have not been reported are dropped when consent is withdrawn', () => {
    const { tab } = open({ 'ralph-consent': '1.necessary.statistics' });
    see(tab, 1, 2, 3, 4, 5);
    tab.store.dispatch(consentChosen([]));
    expect(due(tab)).toEqual([]);
    expect(buffered(tab)).toBe(0);
  });

  it('of a shopper who has rejected at an earlier visit are dropped', () => {
    const { tab } = open({ 'ralph-consent': '1.necessary' });
    see(tab, 1, 2, 3, 4);
    expect(buffered(tab)).toBe(0);
  });
});

describe('what is stored', () => {
  const left = { 'engage-id': 'e', 'engage-voucher-id': 'v', 'discovery-key': 'd', 'ralph-cart': 'c' };

  it('goes with the permission, and what is necessary stays [TRK-11]', () => {
    const { browser, tab } = open(
      { ...left, 'ralph-consent': '1.necessary.preferences.marketing' },
      { favorites: '[1]' },
    );
    expect([...browser.cookies.keys()]).toEqual(expect.arrayContaining(Object.keys(left)));
    tab.store.dispatch(consentChosen(['preferences']));
    expect([...browser.cookies.keys()].sort()).toEqual(['discovery-key', 'ralph-cart', 'ralph-consent']);
    tab.store.dispatch(consentChosen([]));
    expect([...browser.cookies.keys()].sort()).toEqual(['ralph-cart', 'ralph-consent']);
    expect([...browser.local.keys()]).toEqual(['favorites']);
  });

  it('under an expired choice is removed before the banner is shown again', () => {
    const { browser } = open({ ...left });
    expect([...browser.cookies.keys()]).toEqual(['ralph-cart']);
  });

  it('is nothing new before a choice: not even that there is none', () => {
    expect(open().browser.written).toEqual([]);
  });
});

describe('other tabs', () => {
  it('follow each choice, and do not pass it on [UI-10]', () => {
    const { browser, tab } = open();
    const other = openConsentTab(browser);
    other.restore();
    see(other, 1, 2, 3, 4);
    tab.store.dispatch(consentChosen(['statistics']));
    expect(isBannerShown(other)).toBe(false);
    expect(due(other)).toEqual([[1, 2, 3, 4]]);
    tab.store.dispatch(consentChosen([]));
    expect(due(other)).toEqual([]);
    expect(buffered(other)).toBe(0);
    expect(other.actions.filter(consentChosen.match)).toEqual([]);
    expect(browser.written).toHaveLength(2);
  });

  it('that were frozen read the choice when they are shown again', () => {
    const browser = createConsentBrowser();
    const asleep = openConsentTab(browser);
    asleep.restore();
    browser.cookies.set('ralph-consent', '1.necessary.statistics');
    asleep.show();
    expect(selectIsAllowed(asleep.store.getState(), 'statistics')).toBe(true);
  });
});

describe('consentPort', () => {
  it('follows the choice: without it nothing may be sent to marketing (money-tracking-022)', () => {
    const { tab } = open();
    const port = consentPort(tab.store);
    const permissions = () =>
      (['necessary', 'statistics', 'marketing'] as const).map((purpose) => port.isAllowed(purpose));
    expect(permissions()).toEqual([true, false, false]);
    tab.store.dispatch(consentChosen(['statistics']));
    expect(permissions()).toEqual([true, true, false]);
    tab.store.dispatch(consentChosen([]));
    expect(permissions()).toEqual([true, false, false]);
  });

  it('allows only what is necessary while the choice is unknown', () => {
    const port = consentPort({ getState: () => ({}) });
    expect([port.isAllowed('necessary'), port.isAllowed('statistics')]).toEqual([true, false]);
  });
});
