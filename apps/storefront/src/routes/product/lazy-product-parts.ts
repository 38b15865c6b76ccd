export { RatingLink } from '@lyng/reviews';
export { ProductPageBelowFold } from './ProductPageBelowFold.tsx';
export { capturePartState } from './part-state.ts';
export { ProductDetailsSection } from './ProductDetailsSection.tsx';
export { loadSizeGuide } from './load-size-guide.tsx';
export { ProductStockAlert } from './ProductStockAlert.tsx';
