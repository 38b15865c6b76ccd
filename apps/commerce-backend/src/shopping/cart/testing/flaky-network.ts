import type { VirtualClock } from './virtual-clock.ts';

/** The fate of one request on its way to the backend and back. */
export type NetworkFailure =
  | 'none'
  /** The request never arrives. */
  | 'request-lost'
  /** It arrives and is carried out, and the response is lost. */
  | 'response-lost'
  /** A server in trouble sends an error and does nothing. */
  | 'server-error'
  /** A proxy in between responds with a page of its own. */
  | 'garbled';

/** One step of a line: what goes wrong, and how many ms the way there and back take. */
export interface NetworkStep {
  readonly failure: NetworkFailure;
  readonly there: number;
  readonly back: number;
}

/** A way to the backend that a test can spoil. */
export interface FlakyNetwork {
  readonly fetch: typeof globalThis.fetch;
  /** From now on nothing goes wrong. */
  readonly restore: () => void;
}

const isSent = (failure: NetworkFailure): boolean => failure === 'none' || failure === 'response-lost';

const responseOf = (failure: NetworkFailure, response: Response | undefined): Response => {
  if (response && failure === 'none') return response;
  if (failure === 'server-error')
    return new Response('{}', { status: 500, headers: { 'content-type': 'application/json' } });
  if (failure === 'garbled')
    return new Response('<h1>Welcome to the hotel</h1>', { status: 200, headers: { 'content-type': 'text/html' } });
  throw new TypeError('fetch failed');
};

/** Makes a line that takes one step of the plan after the other, and again from the start. */
export function openFlakyNetwork(origin: string, plan: readonly NetworkStep[], clock: VirtualClock): FlakyNetwork {
  let [steps, taken] = [plan, 0];
  const healthy: NetworkStep = { failure: 'none', there: 0, back: 0 };
  return {
    fetch: async (input, init) => {
      const { failure, there, back } = steps[(taken += 1) % Math.max(steps.length, 1)] ?? healthy;
      await clock.wait(there);
      const response = await clock.during(async () => {
        if (!isSent(failure)) return undefined;
        const received = await fetch(`${origin}${String(input)}`, init);
        // Read here: the body of a response arrives later than its headers.
        return new Response(await received.text(), {
          status: received.status,
          headers: { 'content-type': 'application/json' },
        });
      });
      await clock.wait(back);
      return responseOf(failure, response);
    },
    restore: () => {
      steps = [];
    },
  };
}
