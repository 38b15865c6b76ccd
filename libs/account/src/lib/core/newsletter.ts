/** Value in the address after a sign-up. */
export const DONE = 'done';

/** The reason why the shop did not add an address to the newsletter. */
export type NewsletterFailure = { readonly kind: 'invalid-email' | 'too-many' | 'unavailable' };

export type NewsletterOutcome = { readonly kind: 'subscribed' } | NewsletterFailure;
