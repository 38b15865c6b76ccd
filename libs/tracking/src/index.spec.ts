import * as core from './core.ts';
import * as api from './index.ts';

/** Gone types fail the type check here. */
export type Types = [
  api.Consent,
  api.ConsentBannerProps,
  api.ConsentListeners,
  api.ConsentMessage,
  api.ConsentPort,
  api.ConsentPorts,
  api.ConsentPurpose,
  api.ConsentRootState,
  api.CookieSettingsProps,
  core.ImpressionBuffer,
  core.Lifetime,
  api.OptionalPurpose,
  core.Sha256,
  core.StoragePlace,
  core.StoredData,
];

describe('@lyng/tracking', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([
      'CONSENT_CHANNEL',
      'ConsentBanner',
      'CookieSettings',
      'CookieSettingsButton',
      'consentChosen',
      'consentPort',
      'consentSlice',
      'createConsentListeners',
      'isConsentMessage',
      'selectIsAllowed',
      'selectIsUndecided',
    ]);
  });

  it('exports its rules from ./core', () => {
    expect(Object.keys(core).sort()).toEqual([
      'CONSENT_COOKIE',
      'bufferImpressions',
      'flushImpressions',
      'forbiddenData',
      'hashPersonalData',
      'isAllowed',
      'itemDiscount',
      'normalisePersonalData',
      'optionalPurposes',
      'purposesAmong',
      'salesType',
      'spreadDiscount',
      'storedData',
    ]);
  });
});
