import { createStorefront } from '@lyng/storefront-kit';
import { features } from './features.ts';
import { frame } from './frame/frame.ts';

/** The shop, as browsers know it. */
export const shop = createStorefront({ features, frame });
