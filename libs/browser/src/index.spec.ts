import * as api from './index.ts';

describe('@lyng/browser', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'after',
      'channelNames',
      'clampDelay',
      'cookieLifetimeSeconds',
      'cookieNames',
      'documentCookies',
      'inTurn',
      'longestDelay',
      'openTabChannel',
      'parseCookies',
      'readJson',
      'requestCookies',
      'safeStorage',
      'serialiseCookie',
    ]);
  });
});
