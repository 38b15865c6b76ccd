import { Heading } from '@lyng/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './CheckoutPage.module.css';

export interface CheckoutSectionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** One step of the form. */
export const CheckoutSection = ({ title, children }: CheckoutSectionProps): ReactNode => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} size="l" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
};
