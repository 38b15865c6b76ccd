import { useGateway } from '@lyng/commerce-client';
import { useFrameData, useLazySlot } from '@lyng/feature';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ConfirmationPage } from '../../react/confirmation-page/ConfirmationPage.tsx';
import { addToAccount } from '../../wire/add-to-account.ts';
import type { loader } from './data.ts';

export function Component() {
  const { confirmation, cartId, publicOrderId, market, isGuest } = useLoaderData<typeof loader>();
  const gateway = useGateway();
  // The shopper is a guest no longer once the account is there, and the page still shows it.
  const [wasGuest] = useState(isGuest);
  const Account = useLazySlot('confirmation:account', wasGuest);
  const frame = useFrameData();
  // The frame's data exists whenever a page of the shop renders.
  if (!frame) return null;
  const { confirmationHours } = frame.business;
  return (
    <ConfirmationPage
      confirmation={confirmation}
      cartId={cartId}
      confirmationHours={confirmationHours}
      renderAccount={(values) =>
        Account && (
          <Account
            email={values.email}
            onCreated={() => addToAccount(gateway, values, market, { publicOrderId, cartId })}
          />
        )
      }
    />
  );
}
