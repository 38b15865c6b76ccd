import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction } from 'react-router-dom';
import type { MessageGroup } from './app-context.ts';

/** What a page's `*-loader.ts` exports. */
export interface LoaderModule {
  readonly loader: LoaderFunction;
  readonly action?: ActionFunction;
}

/** What a page's `*-route.tsx` exports. */
export interface RouteModule {
  readonly Component: ComponentType;
}

/**
 * A page in two halves. What shows it is needed to hydrate; what loads its data is not, for the server has done
 * that: the browser fetches the second half with the first navigation.
 */
export interface Screen {
  readonly route: () => Promise<RouteModule>;
  readonly load: () => Promise<LoaderModule>;
  /** Whether forms are posted here. */
  readonly takesForms?: boolean;
  /** Whether the page's data is the same whatever its query says. */
  readonly keepsData?: boolean;
  /** The texts of what the page shows, beside those of its frame. */
  readonly messages?: readonly MessageGroup[];
}
