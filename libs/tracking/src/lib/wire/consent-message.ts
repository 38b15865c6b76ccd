import { parseConsent } from './consent-cookie.ts';

/** The tabs' channel for answers. */
export const CONSENT_CHANNEL = 'consent_channel';

/** What a tab tells the others when the shopper has answered in it. */
export interface ConsentMessage {
  readonly type: 'consent-chosen';
  /** The answer as the cookie holds it. */
  readonly value: string;
}

/** Whether another tab, perhaps of another version of the shop, says something that is understood. */
export function isConsentMessage(message: unknown): message is ConsentMessage {
  const { type, value } = (message ?? {}) as Readonly<Record<string, unknown>>;
  return type === 'consent-chosen' && parseConsent(value) !== null;
}
