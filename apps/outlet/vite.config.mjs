import { storefrontConfig } from '../../tools/presets/vite-storefront.mjs';

export default storefrontConfig(import.meta.dirname);
