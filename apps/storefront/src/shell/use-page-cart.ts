import { useGateway } from '@lyng/commerce-client';
import { useState } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { RootData } from '../routes/root/root-loader.ts';
import { seedCart } from './seed-cart.ts';

/**
 * For a page that shows the cart itself: seeds the page's cart before the first render, so that hydration finds the
 * same cart. Returns the key of the page's forms.
 */
export function usePageCart(): string | null {
  const root = useRouteLoaderData<RootData>('root');
  const gateway = useGateway();
  // Seeding twice has no effect, so it may happen during a render.
  useState(() => seedCart(gateway, root?.cart));
  return root?.formKey ?? null;
}
