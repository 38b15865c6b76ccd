import { ContentPageView } from '@lyng/content';
import { useLoaderData } from 'react-router-dom';
import { ProductRow } from '../../shell/ProductRow.tsx';
import type { loader } from './content-loader.ts';

/** Information pages and inspiration articles. */
export function Component() {
  const { page, rows } = useLoaderData<typeof loader>();
  return (
    <ContentPageView
      page={page}
      renderProducts={(widget) => <ProductRow widget={widget} products={rows[widget.id] ?? []} />}
    />
  );
}
