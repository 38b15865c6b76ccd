/** The purposes that a shopper may allow or reject, in the order of the settings. */
export const optionalPurposes = ['preferences', 'statistics', 'marketing'] as const;

/** A purpose that needs the shopper's permission. */
export type OptionalPurpose = (typeof optionalPurposes)[number];

/** A purpose of stored or sent data; `necessary` needs no permission, because the shop does not work without it. */
export type ConsentPurpose = 'necessary' | OptionalPurpose;

/** The shopper's choice. */
export type Consent =
  /** Not known yet: the server does not look, and a page does not show the banner before it has. */
  | { readonly kind: 'unread' }
  /** No choice yet: the banner is shown, and until then nothing is allowed. */
  | { readonly kind: 'undecided' }
  | { readonly kind: 'decided'; readonly allowed: readonly OptionalPurpose[] };

/** The optional purposes among `names`, each once and in their order. */
export const purposesAmong = (names: readonly string[]): readonly OptionalPurpose[] =>
  optionalPurposes.filter((purpose) => names.includes(purpose));

/** Whether data may be stored or sent for a purpose. No choice means no. */
export const isAllowed = (consent: Consent, purpose: ConsentPurpose): boolean =>
  purpose === 'necessary' || (consent.kind === 'decided' && consent.allowed.includes(purpose));
