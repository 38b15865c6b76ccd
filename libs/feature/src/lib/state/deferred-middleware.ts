import type { Dispatch, Middleware, MiddlewareAPI } from '@reduxjs/toolkit';

type Handle = (action: unknown) => unknown;

/** Middleware that is attached after hydration. */
export interface DeferredMiddleware {
  readonly middleware: Middleware;
  /** Attaches middleware, and replays to it the actions since the store was created. */
  readonly attach: (middleware: readonly Middleware[]) => void;
}

/** No page dispatches more before the deferred code loads; a limit in case it never does. */
const MAX_RECORDED = 200;

/**
 * Code that only reacts to shoppers is not needed to hydrate, so it may load after the store is created. Earlier
 * actions are recorded and replayed to it: an early tap counts like any other.
 */
export function createDeferredMiddleware(): DeferredMiddleware {
  let recorded: unknown[] = [];
  let chain: ((next: Handle) => Handle) | undefined;
  let api: MiddlewareAPI<Dispatch> | undefined;
  return {
    middleware: (store) => {
      api = store;
      return (next) => (action) => {
        if (chain) return chain(next)(action);
        if (recorded.length < MAX_RECORDED) recorded.push(action);
        return next(action);
      };
    },
    attach: (middleware) => {
      if (!api)
        throw new Error(
          '@lyng/feature: middleware was attached before the store was made, so it would never run. Make the store first.',
        );
      const store = api;
      const handlers = middleware.map((one) => one(store));
      const attached = (next: Handle): Handle => handlers.reduceRight((inner, handler) => handler(inner), next);
      chain = attached;
      // The reducers have already handled these, so they stop here.
      const replay = attached((action) => action);
      for (const action of recorded) replay(action);
      recorded = [];
    },
  };
}
