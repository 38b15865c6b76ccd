import { BrokenCircuitError, circuitBreaker, CircuitState, CountBreaker, handleWhenResult } from 'cockatiel';

/** Opens when ten of the last twenty requests have failed. */
const sampling = { size: 20, threshold: 0.45 };
/** The interval of requests that are let through meanwhile, in ms: the longest wait for a service that is back. */
const HALF_OPEN_AFTER_MS = 500;

/** Gives a `fetch` that rejects with a `BrokenCircuitError` at once while the service fails. */
export type ServiceBreaker = (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;

/** An error of the server, or a page of whatever stands before it. */
const isFailed = ({ headers, ok, status }: Response): boolean =>
  status >= 500 || (ok && !/json/.test(headers.get('content-type') ?? ''));

/** A shopper's mutations are always sent. */
const isMutation = (init: RequestInit | undefined): boolean => new Headers(init?.headers).has('x-idempotency-key');

/**
 * Leaves a service alone that fails: queries are rejected at once, but for one every half second. So an outage does not
 * get more requests than it has visitors, and no page waits for it.
 *
 * @param name How the service is called in the log, such as `the login service`.
 */
export function createServiceBreaker(name: string): ServiceBreaker {
  let openedAt: number | undefined;
  const isHalfOpen = (): boolean => circuit.state === CircuitState.HalfOpen;
  // A request that a leaving visitor aborts shows neither that the service fails nor that it is back.
  const isFailure = (error: unknown): boolean => (error as Partial<Error>).name !== 'AbortError' || isHalfOpen();
  const circuit = circuitBreaker(handleWhenResult((response) => isFailed(response as Response)).orWhen(isFailure), {
    halfOpenAfter: HALF_OPEN_AFTER_MS,
    breaker: new CountBreaker(sampling),
  });
  circuit.onBreak(() => {
    // Each request that is let through and fails opens the circuit once more.
    if (openedAt !== undefined) return;
    openedAt = Date.now();
    console.error(`@lyng/storefront: ${name} fails. Queries pause, but for one every half second.`);
  });
  circuit.onReset(() => {
    console.error(`@lyng/storefront: ${name} responds again after ${String(Date.now() - (openedAt ?? 0))} ms.`);
    openedAt = undefined;
  });
  return (fetch) => async (input, init) => {
    if (isMutation(init)) return fetch(input, init);
    // The library would let every query wait for the one that is let through.
    if (isHalfOpen()) throw new BrokenCircuitError();
    return circuit.execute(() => fetch(input, init));
  };
}
