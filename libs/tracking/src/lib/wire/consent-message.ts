import { parseConsent } from './consent-cookie.ts';

/** The tabs' channel for choices. */
export const CONSENT_CHANNEL = 'consent_channel';

/** The message of a tab to the others when the shopper has chosen in it. */
export interface ConsentMessage {
  readonly type: 'consent-chosen';
  /** The choice as the cookie holds it. */
  readonly value: string;
}

/** Whether a message of another tab, perhaps of another version of the shop, is a valid consent message. */
export function isConsentMessage(message: unknown): message is ConsentMessage {
  const { type, value } = (message ?? {}) as Readonly<Record<string, unknown>>;
  return type === 'consent-chosen' && parseConsent(value) !== null;
}
