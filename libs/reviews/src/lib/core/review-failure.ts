/** Why a review was not taken. */
export type ReviewFailure =
  /** The session has ended; what was written is still in the form. */
  | { readonly kind: 'logged-out' }
  /** Too many from here in a short time. */
  | { readonly kind: 'too-many' }
  /** The shop did not answer, or not as expected: it may work another time. */
  | { readonly kind: 'unavailable' };
