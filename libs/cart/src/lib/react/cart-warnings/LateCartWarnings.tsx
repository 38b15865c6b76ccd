import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { CartWarningsProps } from './CartWarnings.tsx';

/** The cart's warnings, whose code is not part of the first load: the lines' own forms mend all that they speak of. */
export const LateCartWarnings = (props: CartWarningsProps): ReactNode => {
  const [Warnings, setWarnings] = useState<ComponentType<CartWarningsProps>>();
  useEffect(() => {
    // A lost chunk leaves the cart without its warnings; the next page tries again.
    import('./CartWarnings.tsx').then(
      ({ CartWarnings }) => setWarnings(() => CartWarnings),
      () => undefined,
    );
  }, []);
  return Warnings && <Warnings {...props} />;
};
