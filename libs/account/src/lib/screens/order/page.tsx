import { useLoaderData } from 'react-router-dom';
import { OrderPage } from '../../react/order-page/OrderPage.tsx';
import type { loader } from './data.ts';

/** One order of the customer. */
export const Component = () => <OrderPage order={useLoaderData<typeof loader>().order} />;
