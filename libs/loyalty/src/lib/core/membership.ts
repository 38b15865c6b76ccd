import type { Level } from './levels.ts';

/** A bonus voucher of the customer. */
export interface BonusVoucher {
  /** The promo code that activates it. */
  readonly code: string;
  readonly amountFormatted: string;
  readonly expiresAt: string;
  /** One of another market cannot be used in this one. */
  readonly status: 'available' | 'other-market' | 'redeemed' | 'expired';
}

/** One line of the points. */
export type HistoryEntry = { readonly at: string; readonly points: number } & (
  | { readonly kind: 'earned' | 'returned'; readonly orderId: number }
  | { readonly kind: 'paid'; readonly amountFormatted: string }
);

/** The membership of a customer. Times are ISO timestamps, amounts the server's texts. */
export interface Membership {
  readonly isMember: boolean;
  readonly acceptsEmail: boolean;
  readonly acceptsSms: boolean;
  readonly level: Level;
  /** Points of twelve months, which the level follows from. */
  readonly levelPoints: number;
  readonly next: { readonly level: Level; readonly at: number } | null;
  /** Points that can be paid out; a debt is negative. */
  readonly available: number;
  readonly pending: readonly { readonly orderId: number; readonly points: number; readonly creditedAt: string }[];
  readonly nextPayout: {
    readonly at: string;
    /** `null` when nothing is paid as things are. */
    readonly amountFormatted: string | null;
    /** Points to one bonus more. */
    readonly missing: number;
  };
  /** The value of a thousand points. */
  readonly bonusFormatted: string;
  readonly vouchers: readonly BonusVoucher[];
  /** The newest first. */
  readonly history: readonly HistoryEntry[];
}

/** The channels on which the shop may write to a member. */
export type Preferences = Pick<Membership, 'acceptsEmail' | 'acceptsSms'>;

/** The customer's changes. */
export type MembershipChange =
  | { readonly intent: 'join' | 'leave' }
  | { readonly intent: 'preferences'; readonly preferences: Preferences };

/** The reason why a change was not made. */
export type MembershipFailure = { readonly kind: 'unavailable' } | { readonly kind: 'logged-out' };
