import { ConfirmationPage } from '@lyng/checkout/page';
import { useLoaderData, useRouteLoaderData } from 'react-router-dom';
import type { RootData } from '../root/root-loader.ts';
import type { loader } from './confirm-loader.ts';

/** What was bought. */
export function Component() {
  const { confirmation, cartId } = useLoaderData<typeof loader>();
  // The root's data is there whenever a page of the shop is.
  const { business } = useRouteLoaderData('root') as RootData;
  return (
    <ConfirmationPage confirmation={confirmation} cartId={cartId} confirmationHours={business.confirmationHours} />
  );
}
