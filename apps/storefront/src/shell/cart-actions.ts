/** A chunk of its own: see the product page. */
export { createCartActions } from '@lyng/cart';
