import { useGateway } from '@lyng/commerce-client';
import { useFrameData } from '@lyng/feature';
import { useState } from 'react';
import { seedCart } from '../wire/cart-of-page.ts';

/**
 * For a page that shows the cart itself: seeds the page's cart before the first render, so that hydration finds the
 * same cart. Returns the key of the page's forms.
 */
export function usePageCart(): string | null {
  const frame = useFrameData();
  const gateway = useGateway();
  // Seeding twice has no effect, so it may happen during a render.
  useState(() => seedCart(gateway, frame?.cart));
  return frame?.formKey ?? null;
}
