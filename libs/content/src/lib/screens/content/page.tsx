import { useLoaderData } from 'react-router-dom';
import { ContentPageView } from '../../react/content-page/ContentPageView.tsx';
import { ProductRow } from '../../react/product-row/ProductRow.tsx';
import type { loader } from './data.ts';

export function Component() {
  const { page, rows, infoMenu, isPreview } = useLoaderData<typeof loader>();
  return (
    <ContentPageView
      page={page}
      infoMenu={infoMenu}
      isPreview={isPreview}
      renderProducts={(widget) => <ProductRow widget={widget} products={rows[widget.id] ?? []} />}
    />
  );
}
