import { clampDelay } from '@lyng/browser';

/** The time for which a browser stays logged in, in seconds: a week with "remember me", otherwise half an hour. */
export const rememberedFor = 604_800;
export const notRememberedFor = 1_800;

/** The session length that is sent to the service without "remember me", in minutes; the same half hour. */
export const shortSessionMinutes = 30;

/** The default life of an access token, in seconds. */
const defaultTokenLife = 900;

/** A token is refreshed after this part of its life. */
const refreshAfter = 0.9;

/** Minimum delay between two refreshes, in ms, whatever the service or the clock reports. */
const minRefreshDelay = 5_000;

/** The delay until a fresh token is refreshed, in ms; `maxAge` in seconds. */
export const refreshDelay = (maxAge: number): number => clampDelay(maxAge * refreshAfter * 1000, minRefreshDelay);

/**
 * The same for a stored token, of which only the expiry is known; `now` in ms since 1970. The clock may be wrong by
 * hours: then one refresh comes too early, and the next ones are counted from its response.
 */
export const storedTokenDelay = (expiresAt: number, now: number): number =>
  Math.min(
    Math.max(expiresAt * 1000 - defaultTokenLife * (1 - refreshAfter) * 1000 - now, minRefreshDelay),
    defaultTokenLife * refreshAfter * 1000,
  );

/** The lifetimes of a session's cookies, from the choice at login; only the two known lifetimes. */
export const lifetimeOf = (noted: string | undefined): number =>
  noted === String(notRememberedFor) ? notRememberedFor : rememberedFor;
