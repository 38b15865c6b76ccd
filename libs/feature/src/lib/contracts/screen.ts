import type { RealtimeTopic } from '@lyng/commerce-client';
import type { ScreenName } from '@lyng/routing/core';
import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction } from 'react-router-dom';
import type { AppContext, MessageGroup } from './app-context.ts';
import type { SlotName } from './slots.ts';

/** The `handle` of a matched route. */
export interface RouteHandle {
  readonly screen: ScreenName;
  /** Whether the page stays mounted behind the pages that are opened from it. */
  readonly staysMounted?: boolean;
}

/** The exports of a page's data half. */
export interface LoaderModule {
  readonly loader: LoaderFunction;
  readonly action?: ActionFunction;
  /** Loads what the loader loads beside the data, ahead of a navigation. */
  readonly prefetch?: (app: AppContext) => Promise<unknown>;
}

/** The exports of a page's component half. */
export interface PageModule {
  readonly Component: ComponentType;
}

/**
 * A page in two halves. Hydration needs only the half that renders it, because the server has loaded its data: the
 * browser loads the second half with the first navigation.
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

/** The data of a page that is loaded again, without a cache, when its topic changes. */
export interface LivePage {
  readonly live?: RealtimeTopic | undefined;
}
