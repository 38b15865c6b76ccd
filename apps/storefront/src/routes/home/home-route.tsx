import { FrontPage, ProductRow } from '@lyng/content';
import { useLoaderData } from 'react-router-dom';
import type { loader } from './home-loader.ts';

export function Component() {
  const { page, rows } = useLoaderData<typeof loader>();
  return (
    <FrontPage
      page={page}
      renderProducts={(widget) => <ProductRow widget={widget} products={rows[widget.id] ?? []} />}
    />
  );
}
