/** The reason why a login failed, or an account could not be created or changed. */
export type AuthFailure =
  /** Wrong email or password; the service does not reveal which. */
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'account-exists' }
  /** The service takes no such address. */
  | { readonly kind: 'email-rejected' }
  /** The session that the change needs is over. */
  | { readonly kind: 'session-over' }
  /** The service takes no password like this, such as one that is known from a leak. */
  | { readonly kind: 'password-rejected' }
  | { readonly kind: 'too-many' }
  /** The key of a reset mail is used, too old or none of ours. */
  | { readonly kind: 'reset-expired' }
  /** No readable response: offline, an outage, a page of a network in between. */
  | { readonly kind: 'unavailable' }
  /** The browser hashes nothing on a page that came without https. */
  | { readonly kind: 'insecure' };
