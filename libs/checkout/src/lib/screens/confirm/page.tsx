import { useFrameData } from '@lyng/feature';
import { useLoaderData } from 'react-router-dom';
import { ConfirmationPage } from '../../react/confirmation-page/ConfirmationPage.tsx';
import type { loader } from './data.ts';

/** The order confirmation. */
export function Component() {
  const { confirmation, cartId } = useLoaderData<typeof loader>();
  const frame = useFrameData();
  // The frame's data exists whenever a page of the shop renders.
  if (!frame) return null;
  const { confirmationHours } = frame.business;
  return <ConfirmationPage confirmation={confirmation} cartId={cartId} confirmationHours={confirmationHours} />;
}
