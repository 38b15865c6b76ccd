import { clampDelay } from '@lyng/browser';

/** Spec §9: how long a browser stays logged in, in seconds: a week when it is to remember the shopper, else half an hour. */
export const rememberedFor = 604_800;
export const notRememberedFor = 1_800;

/** Spec §5: what the service is told when the shopper is not to be remembered, in minutes; the same half hour. */
export const shortSessionMinutes = 30;

/** Wire contract §2: an access token's usual life in seconds. */
const usualTokenLife = 900;

/** Spec §9: a token is refreshed after this part of its life. */
const refreshAfter = 0.9;

/** No two refreshes come faster than this, in ms, whatever a service says of its tokens or a clock of the time (W4). */
const shortestPause = 5_000;

/** How long until a token that has just come is refreshed, in ms; `maxAge` in seconds. */
export const refreshDelay = (maxAge: number): number => clampDelay(maxAge * refreshAfter * 1000, shortestPause);

/**
 * The same for a token that was kept from before, of which only its end is known; `now` in ms since 1970. The clock may be
 * wrong by hours: then one refresh comes too early, and the next are counted from its answer.
 */
export const keptTokenDelay = (expiresAt: number, now: number): number =>
  Math.min(
    Math.max(expiresAt * 1000 - usualTokenLife * (1 - refreshAfter) * 1000 - now, shortestPause),
    usualTokenLife * refreshAfter * 1000,
  );

/** How long a session's cookies last, by what was noted at login; only the two lifetimes that there are. */
export const lifetimeOf = (noted: string | undefined): number =>
  noted === String(notRememberedFor) ? notRememberedFor : rememberedFor;
