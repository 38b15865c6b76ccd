export type { Brand } from './lib/core/brand-index.ts';
export type { CatalogueFailure } from './lib/core/catalogue-failure.ts';
export type { ListPage } from './lib/core/list-page-data.ts';
export { BrandsIndex } from './lib/react/brands-index/BrandsIndex.tsx';
export { ProductCard } from './lib/react/product-card/ProductCard.tsx';
export { ProductCards } from './lib/react/product-cards/ProductCards.tsx';
export { ProductList } from './lib/react/product-list/ProductList.tsx';
export { ProductPage } from './lib/react/product-page/ProductPage.tsx';
export {
  productSelected,
  productViewed,
  recommendationChosen,
  recommendationsShown,
} from './lib/state/catalogue-events.ts';
export { listSlice } from './lib/state/list-slice.ts';
export { productSlice } from './lib/state/product-slice.ts';
export { loadListPages } from './lib/wire/load-list-pages.ts';
export { loadBrands } from './lib/wire/load-brands.ts';
export { loadProduct } from './lib/wire/load-product.ts';
export type { ProductPageData } from './lib/wire/parse-product.ts';
