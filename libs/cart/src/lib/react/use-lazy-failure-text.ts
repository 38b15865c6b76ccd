import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import type { FailureText, failureText } from './failure-text.ts';
import type { CartView } from './use-cart.ts';

/** The last failure as text, whose code is not part of the first load: nothing fails before something is pressed. */
export function useLazyFailureText({ failure, cart }: CartView): FailureText | null {
  const { i18n } = useLingui();
  const [toText, setToText] = useState<typeof failureText>();
  useEffect(() => {
    // If the chunk fails to load, the failure shows on the cart itself, which is as it was.
    import('./failure-text.ts').then(
      ({ failureText }) => setToText(() => failureText),
      () => undefined,
    );
  }, []);
  return failure && toText ? toText(failure, cart.lines, i18n) : null;
}
