import { createStorefront } from '@lyng/storefront-kit';
import { config } from './config.ts';
import { serverFeatures } from './features.server.ts';
import { frame } from './frame/frame.ts';

/** The shop with its parts of the server. */
export const shop = createStorefront({ config, features: serverFeatures, frame });
