import type { Dispatch, Middleware, MiddlewareAPI } from '@reduxjs/toolkit';

type Handle = (action: unknown) => unknown;

/** A place in the store's chain that is filled after hydration. */
export interface LateMiddleware {
  readonly middleware: Middleware;
  /** Puts middleware into the place, and tells it what has happened since the store was made. */
  readonly attach: (middleware: readonly Middleware[]) => void;
}

/** No page does more than this before its late code is there; a bound for the case that it never comes. */
const remembered = 200;

/**
 * What only reacts to shoppers is not needed to hydrate, so its code may come later than the store. Actions that
 * pass before it is there are remembered and told to it: an early tap counts like any other.
 */
export function createLateMiddleware(): LateMiddleware {
  let missed: unknown[] = [];
  let chain: ((next: Handle) => Handle) | undefined;
  let api: MiddlewareAPI<Dispatch> | undefined;
  return {
    middleware: (store) => {
      api = store;
      return (next) => (action) => {
        if (chain) return chain(next)(action);
        if (missed.length < remembered) missed.push(action);
        return next(action);
      };
    },
    attach: (middleware) => {
      if (!api)
        throw new Error(
          '@lyng/storefront: middleware was attached before the store was made, so it would never run. Make the store first.',
        );
      const store = api;
      const handlers = middleware.map((one) => one(store));
      const attached = (next: Handle): Handle => handlers.reduceRight((inner, handler) => handler(inner), next);
      chain = attached;
      // The reducers have seen these: they end here.
      const tell = attached((action) => action);
      for (const action of missed) tell(action);
      missed = [];
    },
  };
}
