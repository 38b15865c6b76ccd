import { msg } from '@lingui/core/macro';
import { alternatesOf, appContext, pageTitle, throwPageFailure } from '@lyng/feature';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadOrders } from '../../wire/load-orders.ts';

/** The customer's orders; the route guard has ensured a login. */
export async function loader({ context }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const result = await loadOrders(app.gateway);
  if (!result.ok) return throwPageFailure(result.error);
  const title = pageTitle(app, app.translate(msg`Orders`));
  return { head: { title, alternates: alternatesOf(app, 'account-orders', {}), noindex: true }, orders: result.value };
}
