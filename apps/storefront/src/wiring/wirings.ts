import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { Middleware, TypedStartListening } from '@reduxjs/toolkit';
import type { AppStore, RootState } from '../store.ts';
import { consentToLastVisited } from './consent-to-last-visited.ts';

/** What a wiring starts its listeners with. */
export type StartListening = TypedStartListening<RootState, AppStore['dispatch']>;

/** The wirings between domains. */
export function createWirings(): Middleware {
  const listeners = createListenerMiddleware<RootState, AppStore['dispatch']>();
  consentToLastVisited(listeners.startListening as StartListening);
  return listeners.middleware;
}
