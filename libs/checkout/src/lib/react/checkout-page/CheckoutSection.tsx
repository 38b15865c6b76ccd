import { Heading } from '@lyng/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { stepId } from '../../core/checkout-steps.ts';
import type { CheckoutStep } from '../../core/checkout-steps.ts';
import styles from './CheckoutPage.module.css';

export interface CheckoutSectionProps {
  readonly step: CheckoutStep;
  /** The first section of its step: where the step's link leads. */
  readonly begins?: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** One section of the form. */
export const CheckoutSection = ({ step, begins = false, title, children }: CheckoutSectionProps): ReactNode => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} data-step={step} {...(begins && { id: stepId(step) })}>
      <Heading level={2} size="l" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
};
