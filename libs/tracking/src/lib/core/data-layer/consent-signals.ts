import type { OptionalPurpose } from '../consent/consent.ts';
import type { ConsentSignal, ConsentSignals } from './data-layer-event.ts';

/** The signals of consent mode v2 for what the shopper allows; nothing is granted without a choice. */
export function consentSignals(allowed: readonly OptionalPurpose[]): ConsentSignals {
  const signal = (purpose: OptionalPurpose): ConsentSignal => (allowed.includes(purpose) ? 'granted' : 'denied');
  return {
    ad_personalization: signal('marketing'),
    ad_storage: signal('marketing'),
    ad_user_data: signal('marketing'),
    analytics_storage: signal('statistics'),
    functionality_storage: signal('preferences'),
    personalization_storage: signal('preferences'),
    security_storage: 'granted',
  };
}
