export { createStorefront } from './lib/shared/create-storefront.ts';
export type { BrowserStorefront, Storefront, StorefrontParts } from './lib/shared/create-storefront.ts';
export { loadLazyStyles } from './lib/browser/lazy-styles.ts';
export { RouterNavigationProvider } from './lib/react/RouterNavigationProvider.tsx';
export { useFocusOnNavigation } from './lib/react/use-focus-on-navigation.ts';
