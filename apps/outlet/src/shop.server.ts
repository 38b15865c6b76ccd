import { createShopConfig, createStorefront } from '@lyng/storefront-kit';
import shopFile from '../shop.config.json' with { type: 'json' };
import { features } from './features.ts';
import { outlet } from './frame/feature.server.ts';
import { frame } from './frame/frame.ts';

/** The outlet with its parts of the server. */
export const shop = createStorefront({
  config: createShopConfig(shopFile),
  // Those that are not part of the backend.
  services: shopFile.services,
  features: [...features, outlet],
  frame,
});
