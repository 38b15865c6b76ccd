import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { TestProviders } from '@lyng/feature/testing';
import type { Site } from '@lyng/routing';
import { makeSite } from '@lyng/routing/testing';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { avardaSlice } from '../state/avarda-slice.ts';
import { checkoutSlice } from '../state/checkout-slice.ts';
import { createCheckoutServer } from './checkout-server.ts';
import type { CheckoutServer } from './checkout-server.ts';

export interface CheckoutProvidersProps {
  readonly server?: CheckoutServer;
  /** Every action that reaches the store is put here. */
  readonly actions?: UnknownAction[];
  readonly site?: Site;
  readonly children: ReactNode;
}

/** Provides the checkout's components with a store, a server and a site: for stories and tests. */
export const CheckoutProviders = ({
  server,
  actions,
  site = makeSite(),
  children,
}: CheckoutProvidersProps): ReactNode => {
  const [providers] = useState(() => {
    const record: Middleware = () => (next) => (action) => {
      actions?.push(action as UnknownAction);
      return next(action);
    };
    const store = configureStore({
      reducer: combineSlices(checkoutSlice, avardaSlice),
      middleware: (defaults) => defaults().concat(record),
    });
    return { store, gateway: (server ?? createCheckoutServer()).gateway };
  });
  return (
    <TestProviders inStory site={site} {...providers}>
      {children}
    </TestProviders>
  );
};
