import { waitForStyles } from '@lyng/feature';
import { useLoaded } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { CartWarningsProps } from './CartWarnings.tsx';

const load = async () => (await Promise.all([import('./CartWarnings.tsx'), waitForStyles()]))[0].CartWarnings;

/**
 * The warnings of the cart, whose code is not part of the first load: the lines' own forms can correct the same things.
 * If it fails to load, the cart has no warnings; the next page tries again.
 */
export const LazyCartWarnings = (props: CartWarningsProps): ReactNode => {
  const [Warnings] = useLoaded(true, load);
  return Warnings && <Warnings {...props} />;
};
