import type { Feature } from '@lyng/feature';
import { cartServer } from '../features/cart.server.ts';
import { searchServer } from '../features/search.server.ts';
import { shellServer } from '../features/shell.server.ts';
import { features } from '../features.ts';

const halves: Readonly<Record<string, Feature['server']>> = {
  cart: cartServer,
  search: searchServer,
  shell: shellServer,
};

/** The features with their parts of the server. */
export const serverFeatures: readonly Feature[] = features.map((feature: Feature) => {
  const server = halves[feature.id];
  return server ? { ...feature, server } : feature;
});
