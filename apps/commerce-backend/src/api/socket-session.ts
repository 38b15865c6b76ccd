import type { Backend } from '../platform/backend.ts';
import type { ChangeFeed } from '../platform/events/change-feed.ts';
import { verifiedClaims } from '../platform/identity/signed-in-user.ts';

/** The longest delay of a timer, in ms. */
const MAX_DELAY = 2 ** 31 - 1;

export interface SocketSessionOptions {
  readonly backend: Pick<Backend, 'config' | 'db' | 'now' | 'report'>;
  readonly changes: Pick<ChangeFeed, 'follow'>;
  /** Called once, when the token is no longer valid. */
  readonly onEnd: () => void;
}

/**
 * Watches the token of a socket: it ends with its expiry and with its login, on every process. Resolves with how to stop
 * watching; `undefined` for a token that is not valid.
 */
export async function watchToken(
  token: string,
  { backend, changes, onEnd }: SocketSessionOptions,
): Promise<(() => void) | undefined> {
  const read = () => verifiedClaims(backend, token);
  const claims = await read();
  if (claims === undefined) return undefined;
  let timer: NodeJS.Timeout | undefined;
  let unfollow = (): void => undefined;
  const stop = (): void => {
    clearTimeout(timer);
    unfollow();
  };
  const end = (): void => {
    stop();
    onEnd();
  };
  const plan = (): void => {
    const left = claims.exp * 1000 - backend.now().getTime();
    timer = left > MAX_DELAY ? setTimeout(plan, MAX_DELAY) : setTimeout(end, left);
    timer.unref();
  };
  plan();
  if (claims.sessionId === undefined) return stop;
  /** Also after a gap in the notifications, when the login may have ended or not. */
  const check = async (): Promise<boolean> => (await read()) !== undefined;
  unfollow = await changes.follow(`session:${claims.sessionId}`, () => {
    check().then(
      (isValid) => isValid || end(),
      // Better closed than trusted: the client opens another.
      end,
    );
  });
  // It may have ended before it was followed.
  if (await check()) return stop;
  stop();
  return undefined;
}
