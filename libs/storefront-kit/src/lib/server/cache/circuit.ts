import { setImmediate, setTimeout } from 'node:timers/promises';

/** The pause of a server after a failure, in ms. */
const PAUSE_MS = 5000;

export interface CircuitOptions {
  /** The time in ms since the epoch. */
  readonly now: () => number;
  /** The timeout of a call, in ms. */
  readonly timeout: number;
  /** Called with the first failure, and not again before `onBack`. */
  readonly onAway: (reason: string) => void;
  /** Called with the first success after it. */
  readonly onBack: () => void;
}

/**
 * Rejects after `ms`, as far as the event loop has been free: after a long render its timers run before its sockets are
 * read, so it waits in two halves, and then until the sockets have been read.
 */
async function timeoutAfter(ms: number): Promise<never> {
  await setTimeout(ms / 2, undefined, { ref: false });
  await setTimeout(ms / 2, undefined, { ref: false });
  await setImmediate();
  throw new Error(`no response within ${ms} ms`);
}

/** Connections fail with codes, and with no message where several addresses were tried. */
const reasonOf = (error: unknown): string => {
  const { code, message } = error as Partial<NodeJS.ErrnoException>;
  return code ?? message ?? String(error);
};

/** Calls a server that may be down: a failure costs one timeout, and the next five seconds nothing. */
export function createCircuit({ now, timeout, onAway, onBack }: CircuitOptions) {
  let retryAt = 0;
  /** The first call that failed. Only its success means that the server is back: it may read well and not write. */
  let failed: string | undefined;

  /** Reports a failure from outside of a call. */
  const fail = (name: string, error: unknown): void => {
    retryAt = now() + PAUSE_MS;
    if (failed !== undefined) return;
    failed = name;
    onAway(reasonOf(error));
  };
  /** Ends the pause after a failure: the server is back. */
  const reset = (): void => {
    retryAt = 0;
    if (failed === undefined) return;
    failed = undefined;
    onBack();
  };

  /**
   * Resolves to the result of `send`; to `undefined` if it fails or takes too long, and during the pause after a
   * failure.
   */
  const call = async <Result>(name: string, send: () => Promise<Result>): Promise<Result | undefined> => {
    if (now() < retryAt) return undefined;
    try {
      const result = await Promise.race([send(), timeoutAfter(timeout)]);
      if (failed === name) reset();
      return result;
    } catch (error) {
      fail(name, error);
      return undefined;
    }
  };
  return { call, fail, reset };
}
