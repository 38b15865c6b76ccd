import { defineFeature } from '@lyng/feature';
import type { Feature } from '@lyng/feature';
import { shellServer } from '../features/shell.server.ts';
import { features } from '../features.ts';

/** The features with the server's part of the app's own. */
export const serverFeatures: readonly Feature[] = features.map((feature: Feature) =>
  feature.id === 'shell' ? defineFeature({ ...feature, server: shellServer }) : feature,
);
