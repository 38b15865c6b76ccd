/** Why the commerce API gave no data. */
export type CommerceFailure =
  /** Nothing answered: offline, refused, cut off or too slow. */
  | { readonly kind: 'unreachable' }
  /** An HTTP status that is no success; `status` is what the server said. */
  | { readonly kind: 'refused'; readonly status: number }
  /** An answer that is no GraphQL result (spec §8). */
  | { readonly kind: 'malformed' }
  /** The API understood and said no; `code` is `errors[0].extensions.code`, or empty. */
  | { readonly kind: 'rejected'; readonly code: string; readonly message: string };
