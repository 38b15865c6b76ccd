import { after, cookieNames, runExclusive } from '@lyng/browser';
import { storedTokenDelay, refreshDelay } from '../core/session-lifetimes.ts';
import type { Grant } from '../wire/auth-client.ts';
import { dropSession, storeSession, readSession } from '../wire/session-cookies.ts';
import type { AuthPorts } from './auth-ports.ts';

/** `unchanged`: the service did not respond, so the session stays as it is and is renewed later. */
export type Renewal = 'renewed' | 'over' | 'unchanged';

/** Callbacks to the session. */
export interface RenewalEvents {
  /** This tab has brought a new token; the others are to know. */
  readonly onRenewed: () => void;
  /** The service no longer takes the session, and its cookies are gone. */
  readonly onOver: () => void;
}

/**
 * Tabs that renew at the same time wait here for each other; all but the first find a new token. Without locks the
 * service accepts two renewals at once for 30 seconds.
 */
const lockName = 'lyng-auth-refresh';

/**
 * Backoff after no response, in ms: the first pause, then twice as long up to the max. A request whose response was lost
 * has renewed the session, and the service exchanges the old token for 30 seconds: after a timeout of 10 seconds the
 * first retry still comes in half of that time.
 */
const firstRetryDelay = 5_000;
const maxRetryDelay = 300_000;

/** Keeps the token of one tab fresh. */
export function createTokenRenewal(ports: AuthPorts, { onOver, onRenewed }: RenewalEvents) {
  const { client, cookies, timers, now } = ports;
  let cancel = (): void => undefined;
  let running: Promise<Renewal> | null = null;
  let retryDelay = firstRetryDelay;
  let isWaiting = false;

  const planIn = (delay: number): void => {
    cancel();
    cancel = after(timers, delay, () => void renew());
  };
  /** Schedules the next refresh: of a token that has just arrived, or of the stored one. */
  const plan = (fresh?: Pick<Grant, 'maxAge'>): void => {
    cancel();
    const { claims, refreshToken } = readSession(cookies);
    if (refreshToken !== undefined)
      planIn(fresh ? refreshDelay(fresh.maxAge) : claims ? storedTokenDelay(claims.expiresAt, now()) : 0);
  };

  const requestToken = async (seen: string | undefined): Promise<Renewal> => {
    const { token, refreshToken } = readSession(cookies);
    if (token !== undefined && token !== seen) {
      plan();
      return 'renewed';
    }
    if (refreshToken === undefined) {
      if (token === undefined) return 'over';
      dropSession(cookies);
      onOver();
      return 'over';
    }
    const result = await client.refresh(refreshToken);
    // Meanwhile somebody has logged out or in, or a page that came from the server has brought another one: that counts.
    const left = cookies.get(cookieNames.authRefresh);
    if (left === undefined) return 'over';
    if (left !== refreshToken) {
      plan();
      return 'renewed';
    }
    if (result.ok) {
      storeSession(cookies, result.value);
      retryDelay = firstRetryDelay;
      plan(result.value);
      onRenewed();
      return 'renewed';
    }
    if (result.error.kind === 'session-over') {
      dropSession(cookies);
      cancel();
      onOver();
      return 'over';
    }
    isWaiting = true;
    planIn(retryDelay);
    retryDelay = Math.min(retryDelay * 2, maxRetryDelay);
    return 'unchanged';
  };

  /** Brings a new token now, unless another tab has just brought one. */
  const renew = (): Promise<Renewal> => {
    isWaiting = false;
    const seen = cookies.get(cookieNames.auth);
    running ??= runExclusive({ name: lockName, locks: ports.locks }, () => requestToken(seen)).finally(() => {
      running = null;
    });
    return running;
  };
  ports.page.addEventListener('online', () => {
    if (isWaiting) void renew();
  });
  return { renew, plan, stop: (): void => cancel() };
}
