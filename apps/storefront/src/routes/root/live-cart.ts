export { CartButton, MiniCart } from '@lyng/cart';
export { seedCart } from '../../shell/seed-cart.ts';
