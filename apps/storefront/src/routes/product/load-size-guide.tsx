import { categoryTrail } from '@lyng/catalogue';
import type { CommerceGateway } from '@lyng/commerce-client';
import { loadContentPage, RichText } from '@lyng/content';
import type { ReactNode } from 'react';
import type { ProductSizeGuideProps } from './ProductSizeGuide.tsx';
import { sizeGuideFor } from './size-guide.ts';

/** The content page with the sizes of all products. */
const alias = 'size-guide';

/** Renders the part of the size guide that a product needs. */
export type RenderSizeGuide = (product: ProductSizeGuideProps['product']) => ReactNode;

/** Loads the size guide from its content page. Throws when the page fails to load. */
export async function loadSizeGuide(gateway: CommerceGateway): Promise<RenderSizeGuide> {
  const page = await loadContentPage(gateway, alias);
  if (!page.ok) throw new Error('@lyng/storefront: the size guide could not be loaded.', { cause: page.error });
  const html = page.value.widgets.map((widget) => (widget.type === 'Text' ? widget.html : '')).join('');
  return ({ skus, categories, primaryCategory }) => {
    // Reads the chosen size from the address, without the router, whenever the panel opens.
    const skuId = Number(new URLSearchParams(window.location.search).get('sku'));
    const guided = {
      sizes: skus.map(({ name }) => name),
      categories: categoryTrail(categories, primaryCategory.categoryId).map(({ name }) => name),
      chosen: skus.find((sku) => sku.skuId === skuId)?.name,
    };
    return <RichText html={sizeGuideFor(html, guided)} />;
  };
}
