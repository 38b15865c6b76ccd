import type { ScreenName } from '@lyng/routing/core';
import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction } from 'react-router-dom';
import type { AppContext, MessageGroup } from './app-context.ts';
import type { SlotName } from './slots.ts';

/** What a matched route exposes. */
export interface RouteHandle {
  readonly screen: ScreenName;
  /** Whether the page stays mounted behind the pages that are opened from it. */
  readonly staysMounted?: boolean;
}

/** What a page's data half exports. */
export interface LoaderModule {
  readonly loader: LoaderFunction;
  readonly action?: ActionFunction;
  /** Loads what the loader loads beside the data, ahead of a navigation. */
  readonly prefetch?: (app: AppContext) => Promise<unknown>;
}

/** What a page's component half exports. */
export interface PageModule {
  readonly Component: ComponentType;
}

/**
 * A page in two halves. What renders it is needed to hydrate; what loads its data is not, because the server has done
 * that: the browser loads the second half with the first navigation.
 */
export interface Screen {
  readonly page: () => Promise<PageModule>;
  readonly data: () => Promise<LoaderModule>;
  /** Whether most visits come here next: its code and texts are loaded ahead, when the tab is idle. */
  readonly isPrefetched?: boolean;
  /** Whether the page stays mounted behind the pages that are opened from it, so that Back shows it at once. */
  readonly staysMounted?: boolean;
  /** Whether forms are posted here. */
  readonly takesForms?: boolean;
  /** Whether the page's data is independent of its query. */
  readonly ignoresQuery?: boolean;
  /** The slots that the page renders at once; their parts load with it. */
  readonly slots?: readonly SlotName[];
  /** The texts of the page's content, beside those of its frame. */
  readonly messages?: readonly MessageGroup[];
}
