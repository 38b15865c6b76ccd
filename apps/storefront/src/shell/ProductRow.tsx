import { Recommendations } from '@lyng/catalogue';
import { sitePath } from '@lyng/content';
import type { ProductsWidget } from '@lyng/content';
import { FavouriteButton } from '@lyng/favourites';
import type { ProductSummary } from '@lyng/model';
import { useSite } from '@lyng/routing';
import { useSelector } from 'react-redux';
import { selectVatIncluded } from './slices/customer-slice.ts';

export interface ProductRowProps {
  readonly widget: ProductsWidget;
  readonly products: readonly ProductSummary[];
}

/** Where the editors' row meets the catalogue's cards and the favourites' hearts. */
export function ProductRow({ widget, products }: ProductRowProps) {
  const { basePath } = useSite();
  const vatIncluded = useSelector(selectVatIncluded);
  const { heading, link } = widget;
  const href = link && sitePath(link.url, basePath);
  return (
    <Recommendations
      heading={heading}
      products={products}
      vatIncluded={vatIncluded}
      more={link && href ? { label: link.label, href } : null}
      renderAction={(product) => <FavouriteButton product={product} />}
    />
  );
}
