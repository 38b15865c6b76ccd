import { createStorefront } from '@lyng/storefront-kit';
import { config, services } from './config.ts';
import { features } from './features.ts';
import { outlet } from './frame/feature.server.ts';
import { frame } from './frame/frame.ts';

/** The outlet with its parts of the server. */
export const shop = createStorefront({ config, services, features: [...features, outlet], frame });
