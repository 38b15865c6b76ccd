import { createShopConfig } from '@lyng/storefront-kit';
import shopFile from '../shop.config.json' with { type: 'json' };

export const config = createShopConfig(shopFile);
