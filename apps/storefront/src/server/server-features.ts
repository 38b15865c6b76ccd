import type { Feature } from '@lyng/feature';
import { catalogueServer } from '../features/catalogue.server.ts';
import { homeServer } from '../features/home.server.ts';
import { reviewsServer } from '../features/reviews.server.ts';
import { shellServer } from '../features/shell.server.ts';
import { features } from '../features.ts';

const halves: Readonly<Record<string, Feature['server']>> = {
  catalogue: catalogueServer,
  home: homeServer,
  reviews: reviewsServer,
  shell: shellServer,
};

/** The features with their parts of the server. */
export const serverFeatures: readonly Feature[] = features.map((feature: Feature) => {
  const server = halves[feature.id];
  return server ? { ...feature, server } : feature;
});
