/** Why somebody was not let in, or an account not made or changed. */
export type AuthFailure =
  /** Wrong email or password; the service does not say which. */
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'account-exists' }
  /** The service takes no such address. */
  | { readonly kind: 'email-refused' }
  /** The session that the change needs is over. */
  | { readonly kind: 'session-over' }
  /** The service takes no password like this, such as one that is known from a leak. */
  | { readonly kind: 'password-refused' }
  | { readonly kind: 'too-many' }
  /** The key of a reset mail is used, too old or none of ours. */
  | { readonly kind: 'reset-expired' }
  /** No answer, or none that can be read: offline, an outage, a page of somebody's network. */
  | { readonly kind: 'unavailable' }
  /** The browser hashes nothing on a page that came without https. */
  | { readonly kind: 'insecure' };
