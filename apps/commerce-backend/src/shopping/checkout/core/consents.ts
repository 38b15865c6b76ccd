import type { Language } from '@lyng/model';
import { textsIn } from '../../../shop/texts.ts';
import type { Texts } from '../../../shop/texts.ts';

/** A shopper may agree to the terms of purchase, without which there is no order, and to the newsletter. */
export type Consent = 'order' | 'newsletter';

/** The names that clients send; this shop's own pages call the terms by theirs. */
const consents: Readonly<Record<string, Consent>> = { order: 'order', terms: 'order', newsletter: 'newsletter' };

/** The consent of that name; undefined for one that the shop does not know. */
export const consentOf = (name: string): Consent | undefined =>
  Object.hasOwn(consents, name) ? consents[name] : undefined;

const consentTexts = (i18n: Texts) => ({
  order: { name: i18n._('Purchase terms'), description: i18n._('I accept the terms of purchase.') },
  newsletter: { name: i18n._('Newsletter'), description: i18n._('Send me the newsletter by email.') },
});

/** The wire's `ConsentType` of each: none is ticked beforehand, and none is given by buying. */
export const presentConsents = (language: Language) =>
  (['order', 'newsletter'] as const).map((type) => ({
    type,
    ...consentTexts(textsIn(language))[type],
    checked: false,
    autoAccept: false,
  }));
