import { alternatesOf, appContext, throwPageFailure } from '@lyng/feature';
import type { PageHead } from '@lyng/feature';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ContentPage } from '../../core/widget.ts';
import { loadFrontPage } from '../../wire/load-content.ts';
import { loadProductRows } from '../../wire/load-product-rows.ts';
import { loadMoreWidgets } from '../more-widgets/more-widgets.ts';
import type { ProductRows } from '../../wire/load-product-rows.ts';

export interface HomeData {
  readonly head: PageHead;
  readonly page: ContentPage;
  readonly rows: ProductRows;
  readonly isIncomplete?: boolean;
}

/** The widgets that the page's own code renders. */
const firstWidgets: readonly string[] = ['Hero', 'Tiles', 'Products', 'Banner', 'Usps'];

export async function loader({ request, context }: LoaderFunctionArgs): Promise<HomeData> {
  const app = context.get(appContext);
  const preview = app.ports.previewGateway;
  const [result, ownHead] = await Promise.all([
    loadFrontPage(preview ?? app.gateway, { preview: preview !== undefined, signal: request.signal }),
    app.port('frontPageHead'),
  ]);
  if (!result.ok) return throwPageFailure(result.error);
  const page = result.value;
  const hasMore = page.widgets.some(({ type }) => !firstWidgets.includes(type));
  const [rows] = await Promise.all([loadProductRows(app, page, request.signal), hasMore && loadMoreWidgets(app)]);
  return {
    ...(Object.values(rows).includes(null) && { isIncomplete: true }),
    head: {
      ...(ownHead?.() ?? { title: app.config.name }),
      alternates: alternatesOf(app, 'home', {}),
      ...(preview && { noindex: true }),
    },
    page,
    rows,
  };
}
