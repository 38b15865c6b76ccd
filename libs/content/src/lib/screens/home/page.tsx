import { useLoaderData } from 'react-router-dom';
import { FrontPage } from '../../react/content-page/FrontPage.tsx';
import { ProductRow } from '../../react/product-row/ProductRow.tsx';
import { LaterWidget } from '../more-widgets/LaterWidget.tsx';
import type { HomeData } from './data.ts';

export const Component = () => {
  const { page, rows } = useLoaderData<HomeData>();
  return (
    <FrontPage
      page={page}
      renderMore={(widget) => <LaterWidget widget={widget} />}
      renderProducts={(widget) => <ProductRow widget={widget} products={rows[widget.id] ?? []} />}
    />
  );
};
