import { defineFeature } from '@lyng/feature';

/** The state of what every frame shows on an event: messages, dialogs, loading pages. */
export const frameFeature = defineFeature({ id: 'frame', lazySlices: () => import('./lazy-slices.ts') });
