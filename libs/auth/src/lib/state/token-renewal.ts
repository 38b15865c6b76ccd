import { after, cookieNames, inTurn } from '@lyng/browser';
import { keptTokenDelay, refreshDelay } from '../core/session-lifetimes.ts';
import type { Grant } from '../wire/auth-client.ts';
import { dropSession, keepSession, readSession } from '../wire/session-cookies.ts';
import type { AuthPorts } from './auth-ports.ts';

/** `kept`: nobody answered, so the session stays as it is and is renewed later. */
export type Renewal = 'renewed' | 'over' | 'kept';

/** What the session is told of its tokens. */
export interface RenewalEvents {
  /** This tab has brought a new token; the others are to know. */
  readonly onRenewed: () => void;
  /** The service no longer takes the session, and its cookies are gone. */
  readonly onOver: () => void;
}

/** Keeps the token fresh. */
export interface TokenRenewal {
  /** Brings a new token now, unless another tab has just brought one. */
  readonly renew: () => Promise<Renewal>;
  /** Sets the clock for the next refresh: of a token that has just come, or of the one that is kept. */
  readonly plan: (fresh?: Pick<Grant, 'maxAge'>) => void;
  readonly stop: () => void;
}

/** Tabs that renew at once wait here for each other; all but the first find the work done (T11). Without locks the service bears two at once for a moment (W4). */
const lockName = 'lyng-auth-refresh';

/** Silence is met with patience, in ms: at first so long, then twice as long, at most so long. */
const firstPause = 15_000;
const longestPause = 300_000;

/** Makes the renewal of one tab (AUTH-07). */
export function createTokenRenewal(ports: AuthPorts, { onOver, onRenewed }: RenewalEvents): TokenRenewal {
  const { client, cookies, timers, now } = ports;
  let cancel = (): void => undefined;
  let running: Promise<Renewal> | null = null;
  let pause = firstPause;
  let isWaiting = false;

  const planIn = (delay: number): void => {
    cancel();
    cancel = after(timers, delay, () => void renew());
  };
  const plan: TokenRenewal['plan'] = (fresh) => {
    cancel();
    const { claims, refreshToken } = readSession(cookies);
    if (refreshToken !== undefined)
      planIn(fresh ? refreshDelay(fresh.maxAge) : claims ? keptTokenDelay(claims.expiresAt, now()) : 0);
  };

  const ask = async (seen: string | undefined): Promise<Renewal> => {
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
    const answer = await client.refresh(refreshToken);
    // Meanwhile somebody has logged out or in, or a page that came from the server has brought another one: that counts.
    const left = cookies.get(cookieNames.authRefresh);
    if (left !== refreshToken) return left === undefined ? 'over' : 'renewed';
    if (answer.ok) {
      keepSession(cookies, answer.value);
      pause = firstPause;
      plan(answer.value);
      onRenewed();
      return 'renewed';
    }
    if (answer.error.kind === 'session-over') {
      dropSession(cookies);
      cancel();
      onOver();
      return 'over';
    }
    isWaiting = true;
    planIn(pause);
    pause = Math.min(pause * 2, longestPause);
    return 'kept';
  };

  const renew = (): Promise<Renewal> => {
    isWaiting = false;
    const seen = cookies.get(cookieNames.auth);
    running ??= inTurn({ name: lockName, locks: ports.locks }, () => ask(seen)).finally(() => {
      running = null;
    });
    return running;
  };
  ports.page.addEventListener('online', () => {
    if (isWaiting) void renew();
  });
  return { renew, plan, stop: () => cancel() };
}
