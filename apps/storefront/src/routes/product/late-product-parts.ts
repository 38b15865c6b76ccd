export { RatingLink } from '@lyng/reviews';
export { BelowProduct } from './BelowProduct.tsx';
export { keepPlace } from './keep-place.ts';
export { KnownOfProduct } from './KnownOfProduct.tsx';
export { loadSizeGuide } from './load-size-guide.tsx';
export { ProductStockAlert } from './ProductStockAlert.tsx';
