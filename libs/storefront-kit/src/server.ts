export { openServices } from './lib/server/proxy/open-services.ts';
export { createPageRenderer } from './lib/server/pages/render-page.tsx';
export type { PageRenderer, PageResult } from './lib/server/pages/render-page.tsx';
export { startStorefront } from './lib/server/start-storefront.ts';
export { createStorefrontServer } from './lib/server/storefront-server.ts';
