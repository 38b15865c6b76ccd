/** What a shopper may allow or refuse, in the order in which it is asked. */
export const optionalPurposes = ['preferences', 'statistics', 'marketing'] as const;

/** A purpose that needs the shopper's permission (TRK-11). */
export type OptionalPurpose = (typeof optionalPurposes)[number];

/** What data is kept or sent for; `necessary` needs no permission, because the shop does not work without it. */
export type ConsentPurpose = 'necessary' | OptionalPurpose;

/** What the shopper has answered. */
export type Consent =
  /** Not known yet: the server does not look, and a page asks nobody before it has. */
  | { readonly kind: 'unread' }
  /** Nobody has answered: the shopper is asked, and until then nothing is allowed. */
  | { readonly kind: 'undecided' }
  | { readonly kind: 'decided'; readonly allowed: readonly OptionalPurpose[] };

/** The optional purposes among `names`, each once and in their order. */
export const purposesAmong = (names: readonly string[]): readonly OptionalPurpose[] =>
  optionalPurposes.filter((purpose) => names.includes(purpose));

/** Whether data may be kept or sent for a purpose. Silence is a no. */
export const isAllowed = (consent: Consent, purpose: ConsentPurpose): boolean =>
  purpose === 'necessary' || (consent.kind === 'decided' && consent.allowed.includes(purpose));
