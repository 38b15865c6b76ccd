import { PaymentFailedPage } from '@lyng/checkout/page';
import { useLoaderData } from 'react-router-dom';
import type { loader } from './payment-failed-loader.ts';

/** Where a failed payment comes back to. */
export function Component() {
  const { failure } = useLoaderData<typeof loader>();
  return <PaymentFailedPage failure={failure} />;
}
