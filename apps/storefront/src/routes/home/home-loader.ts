import { loadFrontPage } from '@lyng/content';
import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { shopName } from '../../config.ts';
import { appContext } from '../../shell/app-context.ts';
import { alternatesOf } from '../../shell/page-address.ts';
import { throwPageFailure } from '../../shell/page-failure.ts';
import { loadProductRows } from '../../shell/product-rows.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const result = await loadFrontPage(app.gateway, {}, { signal: request.signal });
  if (!result.ok) return throwPageFailure(result.error);
  const page = result.value;
  const rows = await loadProductRows(app, page, request.signal);
  const title = `${shopName} – ${app.translate(msg`Shoes and clothes for the Nordic year`)}`;
  const description = app.translate(
    msg`Shoes, clothes and accessories for women, men and children. Free delivery on larger orders and 14 days to return.`,
  );
  return { head: { title, description, alternates: alternatesOf(app, 'home', {}) }, page, rows };
}
