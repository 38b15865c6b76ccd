import { createConsentBrowser, openConsentTab } from '../testing/consent-tab.ts';
import { consentPort } from './consent-port.ts';
import { consentChosen, selectConsent, selectIsUndecided } from './consent-slice.ts';

type Tab = ReturnType<typeof openConsentTab>;

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
    tab.store.dispatch(consentChosen(['statistics']));
    expect(isBannerShown(other)).toBe(false);
    tab.store.dispatch(consentChosen([]));
    expect(other.actions.filter(consentChosen.match)).toEqual([]);
    expect(browser.written).toHaveLength(2);
  });

  it('that were frozen read the choice when they are shown again', () => {
    const browser = createConsentBrowser();
    const asleep = openConsentTab(browser);
    asleep.restore();
    browser.cookies.set('ralph-consent', '1.necessary.statistics');
    asleep.show();
    expect(consentPort(asleep.store).isAllowed('statistics')).toBe(true);
  });
});

it('consentPort follows the choice: without it nothing may be sent to marketing (money-tracking-022)', () => {
  const { tab } = open();
  const port = consentPort(tab.store);
  const permissions = () =>
    (['necessary', 'statistics', 'marketing'] as const).map((purpose) => port.isAllowed(purpose));
  expect(permissions()).toEqual([true, false, false]);
  tab.store.dispatch(consentChosen(['statistics']));
  expect(permissions()).toEqual([true, true, false]);
  const withoutSlice = consentPort({ getState: () => ({}) });
  expect([withoutSlice.isAllowed('necessary'), withoutSlice.isAllowed('statistics')]).toEqual([true, false]);
});
