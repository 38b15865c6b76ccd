/** Why the shop did not put an address on the list of the newsletter. */
export type NewsletterFailure = { readonly kind: 'invalid-email' | 'too-many' | 'unavailable' };

/** What a posted sign-up came to. */
export type NewsletterOutcome = { readonly kind: 'subscribed' } | NewsletterFailure;
