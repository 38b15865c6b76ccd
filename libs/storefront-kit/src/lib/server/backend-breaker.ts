/** The last requests, whose outcomes count. */
const WINDOW = 20;
/** How many of them have failed when it is left alone. */
const MAX_FAILED = 10;
/** Age of an outcome in ms up to which it counts. */
const MAX_AGE_MS = 10_000;
/** How often a query is let through meanwhile, in ms: the longest wait for a backend that is back. */
const PROBE_MS = 500;

export interface BreakerOptions {
  /** The time in ms since the epoch. */
  readonly now?: () => number;
  readonly onOpen?: () => void;
  /** Called with the first success after that, and how long it has taken, in ms. */
  readonly onClose?: (openMs: number) => void;
}

/** Gives a `fetch` that fails at once while the backend fails. */
export type Breaker = (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;

/** A request that was aborted by a leaving visitor is none. */
const isFailure = (error: unknown): boolean => (error as Partial<Error>).name !== 'AbortError';

/** An error of the server, or a page of whatever stands before it. */
const isFailed = ({ headers, status }: Response): boolean =>
  status >= 500 || !/json/.test(headers.get('content-type') ?? '');

/** What a shopper does is always sent. */
const isMutation = (init: RequestInit | undefined): boolean => new Headers(init?.headers).has('x-idempotency-key');

/**
 * Leaves a backend alone that fails: after ten failures among twenty requests of ten seconds queries are rejected at once,
 * but for one every half second. So an outage does not get more requests than it has visitors, and no page waits for it.
 */
export function createBreaker({ now = Date.now, onOpen, onClose }: BreakerOptions = {}): Breaker {
  let outcomes: readonly { readonly at: number; readonly isFailed: boolean }[] = [];
  let openedAt: number | undefined;
  let probeAt = 0;

  const note = (isFailed: boolean): void => {
    const at = now();
    if (openedAt !== undefined) {
      if (isFailed) return;
      onClose?.(at - openedAt);
      openedAt = undefined;
      outcomes = [];
    }
    outcomes = [...outcomes, { at, isFailed }].slice(-WINDOW);
    const counted = outcomes.filter((outcome) => at - outcome.at < MAX_AGE_MS);
    if (counted.length < WINDOW || counted.filter((outcome) => outcome.isFailed).length < MAX_FAILED) return;
    openedAt = at;
    probeAt = at + PROBE_MS;
    onOpen?.();
  };

  /** Whether this request is sent. */
  const isSent = (init: RequestInit | undefined): boolean => {
    if (openedAt === undefined || isMutation(init)) return true;
    if (now() < probeAt) return false;
    probeAt = now() + PROBE_MS;
    return true;
  };

  return (fetch) => async (input, init) => {
    if (!isSent(init)) throw new Error('@lyng/storefront: the backend fails, so it was not requested.');
    try {
      const response = await fetch(input, init);
      note(isFailed(response));
      return response;
    } catch (error) {
      if (isFailure(error)) note(true);
      throw error;
    }
  };
}
