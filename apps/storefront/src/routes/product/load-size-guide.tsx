import { categoryTrail } from '@lyng/catalogue';
import type { CommerceGateway } from '@lyng/commerce-client';
import { loadContentPage, RichText } from '@lyng/content';
import type { ReactNode } from 'react';
import type { ProductSizeGuideProps } from './ProductSizeGuide.tsx';
import { sizeGuideFor } from './size-guide.ts';

/** The content page that holds the sizes of everything. */
const alias = 'size-guide';

/** Shows the part of the size guide that a product needs. */
export type RenderSizeGuide = (product: ProductSizeGuideProps['product']) => ReactNode;

/** Loads the size guide from the very page that holds it (CAT-13). Throws when the page does not come. */
export async function loadSizeGuide(gateway: CommerceGateway): Promise<RenderSizeGuide> {
  const page = await loadContentPage(gateway, alias);
  if (!page.ok) throw new Error('@lyng/storefront: the size guide could not be loaded.', { cause: page.error });
  const html = page.value.widgets.map((widget) => (widget.type === 'Text' ? widget.html : '')).join('');
  return ({ skus, categories, primaryCategory }) => {
    // The address says which size is chosen, without the router; it is read anew whenever the panel opens.
    const skuId = Number(new URLSearchParams(window.location.search).get('sku'));
    const guided = {
      sizes: skus.map(({ name }) => name),
      categories: categoryTrail(categories, primaryCategory.categoryId).map(({ name }) => name),
      chosen: skus.find((sku) => sku.skuId === skuId)?.name,
    };
    return <RichText html={sizeGuideFor(html, guided)} />;
  };
}
