import * as api from './index.ts';

describe('@lyng/browser', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'after',
      'channelNames',
      'clampDelay',
      'connectionOf',
      'cookieNames',
      'documentCookies',
      'newId',
      'openBrowserChannel',
      'openTabChannel',
      'parseCookies',
      'personalCookies',
      'readJson',
      'requestCookies',
      'runExclusive',
      'safeStorage',
      'serialiseCookie',
    ]);
  });
});
