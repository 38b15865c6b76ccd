/** Loads the code that adds; called while the page is idle, it also works offline. */
export const loadAddToCart = () => import('./add-to-cart.ts');
