import type { Language } from '@lyng/model';

/** What a shopper may agree to: the terms of purchase, without which there is no order, and the newsletter. */
export type Consent = 'order' | 'newsletter';

/** The names that clients send; this shop's own pages call the terms by theirs. */
const consents: Readonly<Record<string, Consent>> = { order: 'order', terms: 'order', newsletter: 'newsletter' };

/** The consent of that name; undefined for one that the shop does not know. */
export const consentOf = (name: string): Consent | undefined =>
  Object.hasOwn(consents, name) ? consents[name] : undefined;

interface ConsentTexts {
  readonly name: string;
  readonly description: string;
}

const texts: Readonly<Record<Language, Readonly<Record<Consent, ConsentTexts>>>> = {
  da: {
    order: { name: 'Handelsbetingelser', description: 'Jeg accepterer handelsbetingelserne.' },
    newsletter: { name: 'Nyhedsbrev', description: 'Send mig nyhedsbrevet på e-mail.' },
  },
  sv: {
    order: { name: 'Köpvillkor', description: 'Jag godkänner köpvillkoren.' },
    newsletter: { name: 'Nyhetsbrev', description: 'Skicka nyhetsbrevet till mig med e-post.' },
  },
  nb: {
    order: { name: 'Kjøpsvilkår', description: 'Jeg godtar kjøpsvilkårene.' },
    newsletter: { name: 'Nyhetsbrev', description: 'Send meg nyhetsbrevet på e-post.' },
  },
  fi: {
    order: { name: 'Ostoehdot', description: 'Hyväksyn ostoehdot.' },
    newsletter: { name: 'Uutiskirje', description: 'Lähetä minulle uutiskirje sähköpostitse.' },
  },
};

/** The wire's `ConsentType` of each: none is ticked beforehand, and none is given by buying. */
export const presentConsents = (language: Language) =>
  (['order', 'newsletter'] as const).map((type) => ({
    type,
    ...texts[language][type],
    checked: false,
    autoAccept: false,
  }));
