import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { Link } from '@lyng/ui';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { checkoutSteps, stepHash } from '../../core/checkout-steps.ts';
import type { CheckoutStep } from '../../core/checkout-steps.ts';
import styles from './CheckoutPage.module.css';

const stepNames: Readonly<Record<CheckoutStep, MessageDescriptor>> = {
  details: msg`Your details`,
  delivery: msg`Delivery`,
  payment: msg`Payment`,
};

export interface StepLinksProps {
  readonly current: CheckoutStep;
  readonly onStep: (step: CheckoutStep) => void;
}

/** The way through the checkout: where the shopper is, and the way to each step. */
export const StepLinks = memo(function StepLinks({ current, onStep }: StepLinksProps): ReactNode {
  const { t, i18n } = useLingui();
  const href = useHref();
  return (
    <nav aria-label={t`Steps`}>
      <ol className={styles.steps}>
        {checkoutSteps.map((step) => (
          <li key={step}>
            <Link
              // The hash leads there without JavaScript.
              href={href('checkout') + stepHash(step)}
              aria-current={step === current ? 'step' : undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onStep(step);
              }}
            >
              {i18n._(stepNames[step])}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
});
