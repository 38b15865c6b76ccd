export { composeProduct, imageRevision, imageSize } from './lib/compose-product.ts';
