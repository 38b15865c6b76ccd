import { useSlot } from '@lyng/feature';
import type { ListedProduct } from '@lyng/model';
import { useSite } from '@lyng/routing';
import { sitePath } from '../../core/site-path.ts';
import type { ProductsWidget } from '../../core/widget.ts';

export interface ProductRowProps {
  readonly widget: ProductsWidget;
  readonly products: readonly ListedProduct[];
}

/** The editors' row of products; another feature renders the cards. */
export function ProductRow({ widget: { heading, link }, products }: ProductRowProps) {
  const { basePath } = useSite();
  const Products = useSlot('content:products');
  const href = link && sitePath(link.url, basePath);
  return (
    Products && (
      <Products heading={heading} products={products} more={link && href ? { label: link.label, href } : null} />
    )
  );
}
