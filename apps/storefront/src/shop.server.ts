import { createStorefront } from '@lyng/storefront-kit';
import { config, services } from './config.ts';
import { serverFeatures } from './features.server.ts';
import { frame } from './frame/frame.ts';

/** The shop with its parts of the server. */
export const shop = createStorefront({ config, services, features: serverFeatures, frame });
