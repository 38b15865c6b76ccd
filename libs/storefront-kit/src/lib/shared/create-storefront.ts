import type { Feature, Frame, Screen, ShopConfig, SlotRegistry } from '@lyng/feature';
import type { ScreenName } from '@lyng/routing/core';
import { frameFeature } from '../frame/frame-feature.ts';
import { createSlots } from './create-slots.tsx';

export interface StorefrontParts {
  /** The features of the shop. The order does not matter. */
  readonly features: readonly Feature[];
  readonly frame: Frame;
}

/** A shop as browsers know it: its configuration comes with each page. It holds no data of visitors. */
export interface BrowserStorefront extends StorefrontParts {
  readonly screens: Partial<Readonly<Record<ScreenName, Screen>>>;
  readonly slots: SlotRegistry;
}

/** A shop as the server knows it. */
export interface Storefront extends BrowserStorefront {
  readonly config: ShopConfig;
  /** The `services` of the shop's file, not yet checked; browsers get none of it. */
  readonly services?: unknown;
}

/** Composes a shop of features. `checkStorefront` finds what does not fit together. */
export const createStorefront = <Parts extends StorefrontParts>(parts: Parts): Parts & BrowserStorefront => ({
  ...parts,
  features: [frameFeature, ...parts.features],
  screens: Object.assign({}, ...parts.features.map(({ screens }) => screens)),
  slots: createSlots(parts.features),
});
