export { ProductDetailsSection } from './ProductDetailsSection.tsx';
export { loadSizeGuide } from './load-size-guide.tsx';
export { ProductStockAlert } from './ProductStockAlert.tsx';
export { SimilarProducts } from './SimilarProducts.tsx';
