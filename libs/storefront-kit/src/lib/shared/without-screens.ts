import { defineFeature } from '@lyng/feature';
import type { Feature } from '@lyng/feature';
import type { ScreenName } from '@lyng/routing/core';

const without = <Entries extends object>(entries: Entries | undefined, names: readonly string[]): Partial<Entries> =>
  Object.fromEntries(Object.entries(entries ?? {}).filter(([name]) => !names.includes(name))) as Partial<Entries>;

/** A feature without some of its screens: the shop has its own for them, or none. */
export const withoutScreens = (feature: Feature, ...names: readonly ScreenName[]): Feature =>
  defineFeature({
    ...feature,
    screens: without(feature.screens, names),
    ...(feature.server && {
      server: { ...feature.server, cachedScreens: without(feature.server.cachedScreens, names) },
    }),
  });
