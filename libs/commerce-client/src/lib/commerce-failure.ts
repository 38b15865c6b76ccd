/** The reason why the commerce API gave no data. */
export type CommerceFailure =
  /** No response: offline, rejected, cut off or too slow. */
  | { readonly kind: 'unreachable' }
  /** An HTTP status other than success, in `status`. */
  | { readonly kind: 'refused'; readonly status: number }
  /** A response without a GraphQL result. */
  | { readonly kind: 'malformed' }
  /** The API understood and rejected the request; `code` is `errors[0].extensions.code`, or empty. */
  | { readonly kind: 'rejected'; readonly code: string; readonly message: string };
