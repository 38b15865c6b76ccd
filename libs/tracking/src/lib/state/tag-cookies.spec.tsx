/** @jest-environment-options {"url": "https://www.lyng.example/c/sko"} */
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { OptionalPurpose } from '../core/consent/consent.ts';
import { tagCookiesOf } from '../wire/tag-cookies.ts';
import { createConsentListeners } from './consent-listeners.ts';
import { consentChosen, consentRead, consentSlice } from './consent-slice.ts';

const nothing = { remove: () => undefined };
const names = () => document.cookie.split('; ').map((pair) => pair.split('=')[0]);

/** A tab whose tags have set their cookies, some of them for the domain above. */
function openTab() {
  for (const cookie of [
    '_ga=GA1.1.2; Domain=lyng.example',
    '_ga_ABC123=GS1; Domain=lyng.example',
    '_gid=GA1.2',
    '_gcl_au=1.1; Domain=www.lyng.example',
    '_fbp=fb.1; Domain=lyng.example',
    // Not those of tags.
    '_gallery=open; Domain=lyng.example',
    'ralph-cart=c',
  ])
    document.cookie = `${cookie}; Path=/`;
  const consent = createConsentListeners({
    cookies: { get: () => undefined, set: () => undefined, ...nothing },
    channel: { post: () => undefined, listen: () => () => undefined, close: () => undefined },
    places: { cookie: nothing, local: nothing, session: nothing, cache: nothing },
    tagCookies: tagCookiesOf(document, window.location.hostname),
  });
  return configureStore({
    reducer: combineSlices(consentSlice),
    middleware: (defaults) => defaults().concat(consent.middleware),
  });
}

const others = ['_gallery', 'ralph-cart'];
const ofStatistics = ['_ga', '_ga_ABC123', '_gid'];
const ofMarketing = ['_fbp', '_gcl_au'];

describe('the cookies of tags', () => {
  it.each<readonly [readonly OptionalPurpose[], readonly string[]]>([
    [
      ['preferences', 'statistics', 'marketing'],
      [...ofStatistics, ...ofMarketing],
    ],
    [['statistics'], ofStatistics],
    [['marketing'], ofMarketing],
    [[], []],
  ])('where %j is allowed that are left are %j, on the host and the domain above [TRK-11]', (allowed, left) => {
    openTab().dispatch(consentChosen(allowed));
    expect(names().sort()).toEqual([...left, ...others].sort());
  });

  it('are gone where a choice has expired [TRK-11]', () => {
    openTab().dispatch(consentRead(null));
    expect(names().sort()).toEqual(others);
  });
});
