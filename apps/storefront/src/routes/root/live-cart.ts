export { CartButton, seedCart } from '@lyng/cart';
