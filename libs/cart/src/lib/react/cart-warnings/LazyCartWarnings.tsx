import { waitForStyles } from '@lyng/feature';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { CartWarningsProps } from './CartWarnings.tsx';

/**
 * The warnings of the cart, whose code is not part of the first load: the lines' own forms can correct the same things.
 */
export const LazyCartWarnings = (props: CartWarningsProps): ReactNode => {
  const [Warnings, setWarnings] = useState<ComponentType<CartWarningsProps>>();
  useEffect(() => {
    // If the chunk fails to load, the cart has no warnings; the next page tries again.
    Promise.all([import('./CartWarnings.tsx'), waitForStyles()]).then(
      ([{ CartWarnings }]) => setWarnings(() => CartWarnings),
      () => undefined,
    );
  }, []);
  return Warnings && <Warnings {...props} />;
};
