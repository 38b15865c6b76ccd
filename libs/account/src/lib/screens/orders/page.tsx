import { useLoaderData } from 'react-router-dom';
import { OrdersPage } from '../../react/orders-page/OrdersPage.tsx';
import type { loader } from './data.ts';

/** The customer's orders. */
export const Component = () => <OrdersPage orders={useLoaderData<typeof loader>().orders} />;
