/** The name under which a tab keeps what is on its way: one log, or several with a comma between them, the oldest first. */
export const PENDING_KEY = 'cart-pending';
