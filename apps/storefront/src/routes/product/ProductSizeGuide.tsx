import { categoryTrail, SizeGuidePanel } from '@lyng/catalogue';
import type { Product } from '@lyng/model';
import { loadContentPage, RichText } from '@lyng/content';
import { useGateway } from '@lyng/commerce-client';
import { useEffect, useState } from 'react';
import { sizeGuideFor } from './size-guide.ts';

/** The content page that holds the sizes of everything. */
const alias = 'size-guide';

export interface ProductSizeGuideProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The address of the whole guide. */
  readonly href: string;
  readonly product: Pick<Product, 'skus' | 'categories' | 'primaryCategory'>;
}

/** The part of the size guide that a product needs, from the very page that holds it (CAT-13). */
export function ProductSizeGuide({ open, onClose, href, product }: ProductSizeGuideProps) {
  const gateway = useGateway();
  // The address says which size is chosen, without the router; it is read anew whenever the panel opens.
  const skuId = Number(new URLSearchParams(window.location.search).get('sku'));
  const guided = {
    sizes: product.skus.map(({ name }) => name),
    categories: categoryTrail(product.categories, product.primaryCategory.categoryId).map(({ name }) => name),
    chosen: product.skus.find((sku) => sku.skuId === skuId)?.name,
  };
  const [html, setHtml] = useState<string>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    // The page itself says what is wrong; whoever has closed the panel stays where they are.
    if (isLost && open && navigator.onLine) window.location.assign(href);
  }, [isLost, open, href]);
  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<void> => {
      const page = await loadContentPage(gateway, alias);
      if (isGone) return;
      if (page.ok) setHtml(page.value.widgets.map((widget) => (widget.type === 'Text' ? widget.html : '')).join(''));
      else setLost(true);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [gateway]);
  return (
    <SizeGuidePanel open={open} onClose={onClose} href={href}>
      {html !== undefined && <RichText html={sizeGuideFor(html, guided)} />}
    </SizeGuidePanel>
  );
}
