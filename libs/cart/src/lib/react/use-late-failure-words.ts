import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import type { FailureWords, failureWords } from './failure-words.ts';
import type { CartView } from './use-cart.ts';

/** What has failed, in words whose code is not part of the first load: nothing fails before something is pressed. */
export function useLateFailureWords({ failure, cart }: CartView): FailureWords | null {
  const { i18n } = useLingui();
  const [say, setSay] = useState<typeof failureWords>();
  useEffect(() => {
    // A lost chunk leaves what has failed to be seen on the cart itself, which is as it was.
    import('./failure-words.ts').then(
      ({ failureWords }) => setSay(() => failureWords),
      () => undefined,
    );
  }, []);
  return failure && say ? say(failure, cart.lines, i18n) : null;
}
