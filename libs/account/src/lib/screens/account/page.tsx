import { useApp, useFrameData } from '@lyng/feature';
import { useActionData, useLoaderData } from 'react-router-dom';
import { AccountOverview } from '../../react/account-overview/AccountOverview.tsx';
import { BalancePage } from '../../react/balance-page/BalancePage.tsx';
import { OrderPage } from '../../react/order-page/OrderPage.tsx';
import { OrdersPage } from '../../react/orders-page/OrdersPage.tsx';
import { AccountSettingsPage } from './AccountSettingsPage.tsx';
import { ReturnPage } from '../../react/return-page/ReturnPage.tsx';
import type { AccountData } from './data.ts';
import type { PostedReturn } from './return-data.ts';

export const Component = () => {
  const page = useLoaderData<AccountData>();
  const posted = useActionData<PostedReturn>();
  const frame = useFrameData();
  const { config, site } = useApp();
  if ('returnView' in page) return <ReturnPage view={posted?.view ?? page.returnView} formKey={frame?.formKey} />;
  if ('settings' in page) return <AccountSettingsPage {...page} />;
  if ('userName' in page) return <AccountOverview {...page} />;
  if ('balance' in page) return <BalancePage balance={page.balance} />;
  if ('orders' in page) return <OrdersPage {...page.orders} />;
  const invoicePortal = config.invoicePortal?.replaceAll('{market}', site.market);
  return <OrderPage {...page} formKey={frame?.formKey} invoicePortal={invoicePortal} />;
};
