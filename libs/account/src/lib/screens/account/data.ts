import { msg } from '@lingui/core/macro';
import { alternatesOf, appContext, pageTitle, screenOf, throwPageFailure } from '@lyng/feature';
import type { AppContext, LivePage, PageHead } from '@lyng/feature';
import { data, redirect } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { OPENED, parseAddressKey } from '../../core/address-book.ts';
import type { AddressKey } from '../../core/address-book.ts';
import type { Balance } from '../../core/balance.ts';
import { parseOrderId } from '../../core/order-id.ts';
import type { ListedOrder, Order } from '../../core/order.ts';
import { pageOf } from '../../core/order-pages.ts';
import type { PageOf } from '../../core/order-pages.ts';
import { customerRoles } from '../../core/roles.ts';
import type { Settings, SettingsForm } from '../../core/settings.ts';
import type { AccountOverviewProps } from '../../react/account-overview/AccountOverview.tsx';
import { accountSettingsTitle } from '../../react/account-settings/settings-messages.ts';
import type { ReturnView } from '../../react/return-page/return-view.ts';
import { registerReturnTitle } from '../../react/return-page/return-messages.ts';
import { loadAftercare } from '../../wire/load-aftercare.ts';
import type { Aftercare } from '../../wire/load-aftercare.ts';
import { loadBalance } from '../../wire/load-balance.ts';
import { loadBoughtSizes } from '../../wire/load-bought-sizes.ts';
import { loadOrder } from '../../wire/load-order.ts';
import { loadOrders } from '../../wire/load-orders.ts';
import { handleReturnForm, loadReturnView } from './return-data.ts';
import { loadSettings } from '../../wire/load-settings.ts';
import { DONE, settingsAction, settingsForm } from './settings-action.ts';

export type AccountData = LivePage & { readonly head: PageHead } & (
    | { readonly orders: PageOf<ListedOrder> }
    | { readonly order: Order; readonly aftercare: Aftercare | undefined }
    | { readonly returnView: ReturnView }
    | { readonly balance: Balance }
    | { readonly settings: Settings; readonly done: SettingsForm | null; readonly opened: AddressKey | null }
    | AccountOverviewProps
  );

const headOf = (app: AppContext, title: string, alternates: PageHead['alternates']): PageHead => ({
  title: pageTitle(app, title),
  alternates,
  noindex: true,
});

async function loadOrdersPage(app: AppContext, { searchParams }: URL): Promise<AccountData> {
  const result = await loadOrders(app.gateway);
  if (!result.ok) return throwPageFailure(result.error);
  const head = headOf(app, app.translate(msg`Orders`), alternatesOf(app, 'account-orders', {}));
  return { head, orders: pageOf(result.value, searchParams.get('page')) };
}

async function loadOrderPage(app: AppContext, order: string): Promise<AccountData> {
  const orderId = parseOrderId(order);
  if (orderId === undefined) throw data(null, { status: 404 });
  const [result, aftercare] = await Promise.all([
    loadOrder(app.gateway, orderId),
    loadAftercare(app.gateway, { orderId, email: '' }),
  ]);
  if (!result.ok) return throwPageFailure(result.error);
  const title = app.translate(msg`Order number ${{ orderId }}`);
  return {
    head: headOf(app, title, alternatesOf(app, 'account-order', { order })),
    order: result.value,
    live: `order:${orderId}`,
    // An order system that knows nothing of it leaves the page as it is.
    aftercare: aftercare.ok ? aftercare.value : undefined,
  };
}

async function loadBalancePage(app: AppContext): Promise<AccountData> {
  const result = await loadBalance(app);
  if (!result.ok) return throwPageFailure(result.error);
  const head = headOf(app, app.translate(msg`Balance`), alternatesOf(app, 'account-balance', {}));
  return { head, balance: result.value };
}

async function loadSettingsPage(app: AppContext, request: Request): Promise<AccountData> {
  const result = await loadSettings(app.gateway, app.site.market);
  if (!result.ok) return throwPageFailure(result.error);
  const head = headOf(app, app.translate(accountSettingsTitle), alternatesOf(app, 'account-settings', {}));
  const { searchParams } = new URL(request.url);
  const done = settingsForm(searchParams.get(DONE));
  return { head, settings: result.value, done, opened: parseAddressKey(searchParams.get(OPENED)) };
}

/** The newest order with its steps; `undefined` when the orders fail to load. */
async function loadLatestOrder({ gateway }: AppContext): Promise<AccountOverviewProps['latest']> {
  const orders = await loadOrders(gateway);
  if (!orders.ok) return undefined;
  const [order] = orders.value;
  const aftercare = order && (await loadAftercare(gateway, { orderId: order.id, email: '' }));
  return { order, aftercare: aftercare?.ok ? aftercare.value : undefined };
}

async function loadOverview(app: AppContext): Promise<AccountData> {
  const [visitor, sizes, latest] = await Promise.all([
    app.port('visitor'),
    loadBoughtSizes(app.gateway),
    loadLatestOrder(app),
  ]);
  const user = visitor?.();
  const head = headOf(app, app.translate(msg`My account`), alternatesOf(app, 'account', {}));
  return { head, userName: user?.userName ?? '', roles: customerRoles(user?.memberType ?? ''), sizes, latest };
}

/** The page of returns is for guests too; its bare form may be found by search engines. */
async function loadReturnPage(app: AppContext, url: URL): Promise<AccountData> {
  const title = pageTitle(app, app.translate(registerReturnTitle));
  const alternates = alternatesOf(app, 'register-return', {});
  const description = app.translate(msg`Find your order with its number and the email address that you used.`);
  const head = { title, description, alternates, ...(url.search !== '' && { noindex: true }) };
  return { head, returnView: await loadReturnView(app, url) };
}

/** A page of the account, or of returns; the route guard has ensured a login where one is needed. */
export function loader({ context, params, request }: LoaderFunctionArgs): Promise<AccountData> {
  const app = context.get(appContext);
  switch (screenOf(request, app).screen) {
    case 'account-balance':
      return loadBalancePage(app);
    case 'account-order':
      return loadOrderPage(app, params['order'] ?? '');
    case 'register-return':
      return loadReturnPage(app, new URL(request.url));
    case 'account-orders':
      return loadOrdersPage(app, new URL(request.url));
    case 'account-settings':
      return loadSettingsPage(app, request);
    default:
      return loadOverview(app);
  }
}

/** The logout button without JavaScript or before hydration. */
async function logout({ href, ports }: AppContext): Promise<Response> {
  if (!ports.logout) throw data(null, { status: 400 });
  const headers = new Headers();
  for (const cookie of await ports.logout()) headers.append('set-cookie', cookie);
  return redirect(href('home'), { status: 303, headers });
}

/** The forms that are posted to the account's pages; a post to another page is not read, and does not log out. */
export async function action(args: ActionFunctionArgs) {
  const { context, request } = args;
  const app = context.get(appContext);
  switch (screenOf(request, app).screen) {
    case 'account':
      return logout(app);
    case 'account-settings':
      return settingsAction(app, request);
    case 'register-return':
      return handleReturnForm(args);
    default: {
      const { pathname, search } = new URL(request.url);
      return redirect(pathname + search, { status: 303 });
    }
  }
}
