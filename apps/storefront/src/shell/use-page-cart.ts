import { useGateway } from '@lyng/commerce-client';
import { useState } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { RootData } from '../routes/root/root-loader.ts';
import { seedCart } from './seed-cart.ts';

/** For a page that shows the cart itself: what came with the page is there before its first render, so that hydration finds the same cart. Gives the key of the page's forms. */
export function usePageCart(): string | null {
  const root = useRouteLoaderData<RootData>('root');
  const gateway = useGateway();
  // Seeding twice changes nothing, so it may happen while rendering.
  useState(() => seedCart(gateway, root?.cart));
  return root?.formKey ?? null;
}
