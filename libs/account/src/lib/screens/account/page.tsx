import { useLoaderData } from 'react-router-dom';
import { BalancePage } from '../../react/balance-page/BalancePage.tsx';
import { OrderPage } from '../../react/order-page/OrderPage.tsx';
import { OrdersPage } from '../../react/orders-page/OrdersPage.tsx';
import { AccountHome } from './AccountHome.tsx';
import { AccountSettingsPage } from './AccountSettingsPage.tsx';
import type { AccountData } from './data.ts';

/** A page of the account. */
export const Component = () => {
  const page = useLoaderData<AccountData>();
  if ('settings' in page) return <AccountSettingsPage settings={page.settings} done={page.done} />;
  if ('userName' in page) return <AccountHome userName={page.userName} roles={page.roles} sizes={page.sizes} />;
  if ('balance' in page) return <BalancePage balance={page.balance} />;
  return 'order' in page ? <OrderPage order={page.order} /> : <OrdersPage orders={page.orders} />;
};
