export { CartButton } from '../cart-button/CartButton.tsx';
export { seedCart } from '../../wire/cart-of-page.ts';
