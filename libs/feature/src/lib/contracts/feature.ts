import type { ScreenName } from '@lyng/routing/core';
import type { Slice } from '@reduxjs/toolkit';
import type { AppContext, PortName, Ports } from './app-context.ts';
import type { FrameData, FrameDataModule } from './frame.ts';
import type { ScreenDataModule } from './screen-data.ts';
import type { Screen } from './screen.ts';
import type { ServerHalf } from './server-half.ts';
import type { Fills } from './slots.ts';
import type { StartTab } from './tab-half.ts';

/** The parts of a tab that exist before hydration. */
export interface EarlyTab extends Pick<AppContext, 'site' | 'store'> {
  /** The data of the frame that the server rendered. */
  readonly frameData: Partial<FrameData>;
}

/**
 * A library's part of a shop. It holds names, lazy imports and the code that every page needs before hydration: a page
 * loads none of a feature's other code.
 */
export interface Feature {
  readonly id: string;
  readonly screens?: { readonly [Name in ScreenName]?: Screen };
  /** Its data in the frame, with every document. */
  readonly frameData?: () => Promise<FrameDataModule>;
  /** Its data in other features' screens. */
  readonly screenData?: { readonly [Name in ScreenName]?: () => Promise<ScreenDataModule> };
  /** Its parts in other features' pages. */
  readonly fills?: Fills;
  /** The slices that a page needs to render. */
  readonly slices?: readonly Slice[];
  /** Runs in a browser first of all, before the page's texts and code have loaded. */
  readonly opened?: () => void;
  /** Seeds the store before hydration: with the server's data, and with the shopper's early presses. */
  readonly early?: (tab: EarlyTab) => void;
  /** The other slices; on the server all are loaded at start. */
  readonly lazySlices?: () => Promise<{ readonly slices: readonly Slice[] }>;
  /** Ports that load with their first use. */
  readonly provides?: {
    readonly [Name in PortName]?: () => Promise<{ readonly create: (app: AppContext) => Ports[Name] }>;
  };
  /** Its part of a tab after hydration. */
  readonly tab?: () => Promise<{ readonly startTab: StartTab }>;
  /** Its part of the server; absent in the browser's build. */
  readonly server?: ServerHalf;
}

/** Makes a feature immutable: all requests share it. */
export const defineFeature = <const Definition extends Feature>(feature: Definition): Definition =>
  Object.freeze(feature);
