export { wireProduct } from './lib/testing/wire-product.ts';
