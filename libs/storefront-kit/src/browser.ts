export { hydrateStorefront } from './lib/browser/hydrate-storefront.tsx';
