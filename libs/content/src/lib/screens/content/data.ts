import { data } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { alternatesOf, appContext, movedTo, pageTitle, screenOf, throwPageFailure } from '@lyng/feature';
import { loadContentPage } from '../../wire/load-content.ts';
import { loadProductRows } from '../../wire/load-product-rows.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const location = screenOf(request, app);
  if (location.screen !== 'content' && location.screen !== 'inspiration') throw data(null, { status: 404 });
  const { alias = '' } = location.params;
  const result =
    alias === ''
      ? ({ ok: false, error: { kind: 'not-found' } } as const)
      : await loadContentPage(app.gateway, alias, {}, { signal: request.signal });
  if (!result.ok) {
    if (result.error.kind === 'not-found') throw (await movedTo(app, request)) ?? data(null, { status: 404 });
    return throwPageFailure(result.error);
  }
  const page = result.value;
  const rows = await loadProductRows(app, page, request.signal);
  return {
    ...(Object.values(rows).includes(null) && { isIncomplete: true }),
    head: {
      title: page.meta.title || pageTitle(app, page.title),
      ...(page.meta.description && { description: page.meta.description }),
      alternates: alternatesOf(app, location.screen, { alias }),
    },
    page,
    rows,
  };
}
