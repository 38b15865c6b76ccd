import type { AppContext } from '@lyng/feature';
import type { ReactNode } from 'react';
import { categoryTrail } from '../../core/category-trail.ts';
import type { ProductSizeGuideProps } from '../product/ProductSizeGuide.tsx';
import { sizeGuideFor } from './size-guide.ts';

/** The content page with the sizes of all products. */
const ALIAS = 'size-guide';

/** Renders the part of the size guide that a product needs. */
export type RenderSizeGuide = (product: ProductSizeGuideProps['product']) => ReactNode;

/** Loads the size guide from its content page. Throws when the page fails to load. */
export async function loadSizeGuide({ port, slots }: Pick<AppContext, 'port' | 'slots'>): Promise<RenderSizeGuide> {
  const contentHtml = await port('contentHtml');
  if (!contentHtml) throw new Error('@lyng/catalogue: no feature of this shop has the page of the size guide.');
  const [html] = await Promise.all([contentHtml(ALIAS), slots.load(['rich-text'])]);
  const RichText = slots.get('rich-text');
  return ({ skus, categories, primaryCategory }) => {
    // Reads the chosen size from the address, without the router, whenever the panel opens.
    const skuId = Number(new URLSearchParams(window.location.search).get('sku'));
    const guided = {
      sizes: skus.map(({ name }) => name),
      categories: categoryTrail(categories, primaryCategory.categoryId).map(({ name }) => name),
      chosen: skus.find((sku) => sku.skuId === skuId)?.name,
    };
    return RichText && <RichText html={sizeGuideFor(html, guided)} />;
  };
}
