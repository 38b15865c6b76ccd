/**
 * The key under which a tab stores its operations in flight: one log, or several separated by commas, the oldest first.
 */
export const PENDING_KEY = 'cart-pending';
