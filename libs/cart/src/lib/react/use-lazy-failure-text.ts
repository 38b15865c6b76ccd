import { useLingui } from '@lingui/react';
import { useLoaded } from '@lyng/ui';
import type { FailureText } from './failure-text.ts';
import type { CartView } from './use-cart.ts';

const load = async () => (await import('./failure-text.ts')).failureText;

/**
 * The last failure as text, whose code is not part of the first load: nothing fails before something is pressed. If it
 * fails to load, the failure shows on the cart itself, which is as it was.
 */
export function useLazyFailureText({ failure, cart }: CartView): FailureText | null {
  const { i18n } = useLingui();
  const [toText] = useLoaded(true, load);
  return failure && toText ? toText(failure, cart.lines, i18n) : null;
}
