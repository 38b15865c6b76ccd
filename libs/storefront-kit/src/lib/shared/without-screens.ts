import { defineFeature } from '@lyng/feature';
import type { Feature } from '@lyng/feature';
import type { ScreenName } from '@lyng/routing/core';

/** A feature without some of its screens: the shop has its own for them, or none. */
export function withoutScreens(feature: Feature, ...names: readonly ScreenName[]): Feature {
  const kept = Object.entries(feature.screens ?? {}).filter(([name]) => !names.some((left) => left === name));
  return defineFeature({ ...feature, screens: Object.fromEntries(kept) });
}
