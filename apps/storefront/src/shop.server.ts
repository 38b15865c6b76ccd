import { createStorefront } from '@lyng/storefront-kit';
import { config } from './config.ts';
import { frame } from './frame.ts';
import { serverFeatures } from './server/server-features.ts';

/** The shop with its parts of the server. */
export const shop = createStorefront({ config, features: serverFeatures, frame });
