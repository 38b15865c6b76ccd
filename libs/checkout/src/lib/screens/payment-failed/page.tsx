import { useLoaderData } from 'react-router-dom';
import { PaymentFailedPage } from '../../react/payment-failed-page/PaymentFailedPage.tsx';
import type { loader } from './data.ts';

export function Component() {
  const { failure } = useLoaderData<typeof loader>();
  return <PaymentFailedPage failure={failure} />;
}
