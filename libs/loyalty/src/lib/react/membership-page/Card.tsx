import { Heading } from '@lyng/ui';
import type { ReactNode } from 'react';
import styles from './MembershipPage.module.css';

export interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page with its heading. */
export const Card = ({ title, children }: CardProps) => (
  <section className={styles.card} aria-label={title}>
    <Heading level={2} size="m">
      {title}
    </Heading>
    {children}
  </section>
);
