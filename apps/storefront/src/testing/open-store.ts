import { createStore } from '@lyng/feature';
import type { Feature, ShopStore, StoreOptions } from '@lyng/feature';
import type { Slice } from '@reduxjs/toolkit';
import { shop } from '../shop.ts';

const ownFeatures: readonly Feature[] = shop.features;

/** The store of this shop before hydration. */
export const openStore = (options: Omit<StoreOptions, 'features'> = {}): ShopStore =>
  createStore({ features: ownFeatures, ...options });

/** The slices of this shop that no page's first paint reads. */
export async function loadLazySlices(): Promise<readonly Slice[]> {
  const modules = await Promise.all(ownFeatures.map(({ lazySlices }) => lazySlices?.()));
  return modules.flatMap((module) => module?.slices ?? []);
}
