/** The reason why a review was rejected. */
export type ReviewFailure =
  /** The session has ended; the text is still in the form. */
  | { readonly kind: 'logged-out' }
  /** Too many from here in a short time. */
  | { readonly kind: 'too-many' }
  /** No response from the shop, or an unexpected one: another try may succeed. */
  | { readonly kind: 'unavailable' };
