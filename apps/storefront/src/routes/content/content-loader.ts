import { loadContentPage } from '@lyng/content';
import { data } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { appContext } from '../../shell/app-context.ts';
import { movedTo } from '../../shell/moved-to.ts';
import { alternatesOf, screenOf } from '../../shell/page-address.ts';
import { throwPageFailure } from '../../shell/page-failure.ts';
import { pageTitle } from '../../shell/page-title.ts';
import { loadProductRows } from '../../shell/product-rows.ts';

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
  return {
    head: {
      title: page.meta.title || pageTitle(page.title),
      ...(page.meta.description && { description: page.meta.description }),
      alternates: alternatesOf(app, location.screen, { alias }),
    },
    page,
    rows: await loadProductRows(app, page, request.signal),
  };
}
