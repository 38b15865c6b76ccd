import { loadFrontPage, loadProductRows } from '@lyng/content';
import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { alternatesOf, appContext, throwPageFailure } from '@lyng/feature';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const result = await loadFrontPage(app.gateway, {}, { signal: request.signal });
  if (!result.ok) return throwPageFailure(result.error);
  const page = result.value;
  const rows = await loadProductRows(app, page, request.signal);
  const { name, returnDays } = app.config;
  const title = `${name} – ${app.translate(msg`Shoes and clothes for the Nordic year`)}`;
  const description = app.translate(
    msg`Shoes, clothes and accessories for women, men and children. Free delivery on larger orders and ${returnDays} days to return.`,
  );
  return {
    ...(Object.values(rows).includes(null) && { isIncomplete: true }),
    head: { title, description, alternates: alternatesOf(app, 'home', {}) },
    page,
    rows,
  };
}
