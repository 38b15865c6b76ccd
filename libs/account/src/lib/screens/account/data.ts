import { msg } from '@lingui/core/macro';
import { alternatesOf, appContext, pageTitle, screenOf, throwPageFailure } from '@lyng/feature';
import type { AppContext, LivePage, PageHead } from '@lyng/feature';
import { data } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Balance } from '../../core/balance.ts';
import { parseOrderId } from '../../core/order-id.ts';
import type { ListedOrder, Order } from '../../core/order.ts';
import { loadBalance } from '../../wire/load-balance.ts';
import { loadOrder } from '../../wire/load-order.ts';
import { loadOrders } from '../../wire/load-orders.ts';

/** What a page of the account shows. */
export type AccountData = LivePage & { readonly head: PageHead } & (
    | { readonly orders: readonly ListedOrder[] }
    | { readonly order: Order }
    | { readonly balance: Balance }
  );

const headOf = (app: AppContext, title: string, alternates: PageHead['alternates']): PageHead => ({
  title: pageTitle(app, title),
  alternates,
  noindex: true,
});

async function loadOrdersPage(app: AppContext): Promise<AccountData> {
  const result = await loadOrders(app.gateway);
  if (!result.ok) return throwPageFailure(result.error);
  const head = headOf(app, app.translate(msg`Orders`), alternatesOf(app, 'account-orders', {}));
  return { head, orders: result.value };
}

async function loadOrderPage(app: AppContext, order: string): Promise<AccountData> {
  const orderId = parseOrderId(order);
  if (orderId === undefined) throw data(null, { status: 404 });
  const result = await loadOrder(app.gateway, orderId);
  if (!result.ok) return throwPageFailure(result.error);
  const title = app.translate(msg`Order number ${{ orderId }}`);
  const head = headOf(app, title, alternatesOf(app, 'account-order', { order }));
  return { head, order: result.value, live: `order:${orderId}` };
}

async function loadBalancePage(app: AppContext): Promise<AccountData> {
  const result = await loadBalance(app.gateway, app.store.getState().channel.currency);
  if (!result.ok) return throwPageFailure(result.error);
  const head = headOf(app, app.translate(msg`Balance`), alternatesOf(app, 'account-balance', {}));
  return { head, balance: result.value };
}

/** The customer's orders, one of them, or the balance; the route guard has ensured a login. */
export function loader({ context, params, request }: LoaderFunctionArgs): Promise<AccountData> {
  const app = context.get(appContext);
  switch (screenOf(request, app).screen) {
    case 'account-balance':
      return loadBalancePage(app);
    case 'account-order':
      return loadOrderPage(app, params['order'] ?? '');
    default:
      return loadOrdersPage(app);
  }
}
