import { useLoaderData } from 'react-router-dom';
import { BalancePage } from '../../react/balance-page/BalancePage.tsx';
import type { loader } from './data.ts';

/** The customer's balance. */
export const Component = () => <BalancePage balance={useLoaderData<typeof loader>().balance} />;
