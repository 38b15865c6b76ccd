import type { Middleware } from '@reduxjs/toolkit';
import type { DataRouter } from 'react-router-dom';
import type { ResettableGateway } from '@lyng/commerce-client';
import type { AppContext } from './app-context.ts';

/** One tab, after hydration. */
export interface Tab {
  readonly app: AppContext & { readonly gateway: ResettableGateway };
  readonly router: DataRouter;
}

/** A feature's steps in a tab after hydration, in this order for all features. */
export interface TabHalf {
  /** Restores what earlier pages stored. Before the listeners start: they find the store complete. */
  readonly restore?: () => void;
  /** Listeners. Actions since the store was created are replayed to them. */
  readonly middleware?: readonly Middleware[];
  /** Runs after all listeners have started. */
  readonly started?: () => void;
  /**
   * Loads code and texts of panels that open with a tap, some seconds after the start, while the browser is idle; not
   * with Save-Data. The tap retries failed loads.
   */
  readonly preload?: () => Promise<unknown>;
}

export type StartTab = (tab: Tab) => TabHalf;
