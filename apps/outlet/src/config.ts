import { createShopConfig } from '@lyng/storefront-kit';
import shopFile from '../shop.config.json' with { type: 'json' };

export const config = createShopConfig(shopFile);

/** Its services, where they are not part of the backend. */
export const { services } = shopFile;
