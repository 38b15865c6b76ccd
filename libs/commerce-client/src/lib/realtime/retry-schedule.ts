/** API-07: a subscription that fails is tried again up to five times. */
const MAX_RETRIES = 5;
const FIRST_RETRY_MS = 500;

/** The pause before a subscription is tried again, in ms, after so many failures in a row; `null` after the last one. */
export const subscriptionRetryDelay = (failures: number): number | null =>
  failures > MAX_RETRIES ? null : FIRST_RETRY_MS * 2 ** (failures - 1);

const MIN_RECONNECT_MS = 500;
const FIRST_SPREAD_MS = 10_000;
const MAX_SPREAD_MS = 20_000;

/**
 * The pause before a lost connection is made again, in ms, after so many attempts in vain; `random` is from 0 to 1. A server
 * that restarts loses all clients at once: they come back spread over ten seconds.
 */
export const reconnectDelay = (attempts: number, random: number): number =>
  MIN_RECONNECT_MS + random * Math.min(FIRST_SPREAD_MS * 2 ** attempts, MAX_SPREAD_MS);
