/** Value in the address after a sign-up. */
export const DONE = 'done';
