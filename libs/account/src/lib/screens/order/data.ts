import { msg } from '@lingui/core/macro';
import { alternatesOf, appContext, pageTitle, throwPageFailure } from '@lyng/feature';
import { data } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { parseOrderId } from '../../core/order-id.ts';
import { loadOrder } from '../../wire/load-order.ts';

/** One order of the customer; the route guard has ensured a login. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const orderId = parseOrderId(params['order'] ?? '');
  if (orderId === undefined) throw data(null, { status: 404 });
  const result = await loadOrder(app.gateway, orderId);
  if (!result.ok) return throwPageFailure(result.error);
  const title = pageTitle(app, app.translate(msg`Order number ${{ orderId }}`));
  const alternates = alternatesOf(app, 'account-order', { order: String(orderId) });
  return { head: { title, alternates, noindex: true }, order: result.value };
}
