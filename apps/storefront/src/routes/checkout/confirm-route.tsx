import { ConfirmationPage } from '@lyng/checkout/page';
import { useLoaderData } from 'react-router-dom';
import type { loader } from './confirm-loader.ts';

/** What was bought. */
export function Component() {
  const { confirmation, cartId } = useLoaderData<typeof loader>();
  return <ConfirmationPage confirmation={confirmation} cartId={cartId} />;
}
