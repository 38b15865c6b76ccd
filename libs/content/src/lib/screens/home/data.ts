import { alternatesOf, appContext, throwPageFailure } from '@lyng/feature';
import type { PageHead } from '@lyng/feature';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ContentPage } from '../../core/widget.ts';
import { loadFrontPage } from '../../wire/load-content.ts';
import { loadProductRows } from '../../wire/load-product-rows.ts';
import type { ProductRows } from '../../wire/load-product-rows.ts';

/** The data of the front page. */
export interface HomeData {
  readonly head: PageHead;
  readonly page: ContentPage;
  readonly rows: ProductRows;
  readonly isIncomplete?: boolean;
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<HomeData> {
  const app = context.get(appContext);
  const [result, ownHead] = await Promise.all([
    loadFrontPage(app.gateway, {}, { signal: request.signal }),
    app.port('frontPageHead'),
  ]);
  if (!result.ok) return throwPageFailure(result.error);
  const page = result.value;
  const rows = await loadProductRows(app, page, request.signal);
  return {
    ...(Object.values(rows).includes(null) && { isIncomplete: true }),
    head: { ...(ownHead?.() ?? { title: app.config.name }), alternates: alternatesOf(app, 'home', {}) },
    page,
    rows,
  };
}
