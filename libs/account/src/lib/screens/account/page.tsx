import { useLoaderData } from 'react-router-dom';
import { BalancePage } from '../../react/balance-page/BalancePage.tsx';
import { OrderPage } from '../../react/order-page/OrderPage.tsx';
import { OrdersPage } from '../../react/orders-page/OrdersPage.tsx';
import type { AccountData } from './data.ts';

/** A page of the account. */
export const Component = () => {
  const page = useLoaderData<AccountData>();
  if ('balance' in page) return <BalancePage balance={page.balance} />;
  return 'order' in page ? <OrderPage order={page.order} /> : <OrdersPage orders={page.orders} />;
};
