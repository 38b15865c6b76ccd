/** The channels on which the shop may write to a member. */
export interface Preferences {
  readonly acceptsEmail: boolean;
  readonly acceptsSms: boolean;
}

/** The customer's changes. */
export type MembershipChange =
  | { readonly intent: 'join' | 'leave' }
  | { readonly intent: 'preferences'; readonly preferences: Preferences };

/** The reason why a change was not made. */
export type MembershipFailure = { readonly kind: 'unavailable' } | { readonly kind: 'logged-out' };
