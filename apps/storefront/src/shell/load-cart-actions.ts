/** The cart's actions are part of no first load: they come when the page has settled, or with the first press. */
export const loadCartActions = () => import('./cart-actions.ts');
