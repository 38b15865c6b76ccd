import { loadBrands } from '@lyng/catalogue';
import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { alternatesOf, appContext, pageTitle, throwPageFailure } from '@lyng/feature';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const result = await loadBrands(app.gateway, app.site.language, { signal: request.signal });
  if (!result.ok) return throwPageFailure(result.error);
  return {
    head: { title: pageTitle(app, app.translate(msg`Brands`)), alternates: alternatesOf(app, 'brands', {}) },
    letters: result.value,
  };
}
