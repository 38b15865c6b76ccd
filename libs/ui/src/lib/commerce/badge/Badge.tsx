import type { ReactNode } from 'react';

import styles from './Badge.module.css';

export interface BadgeProps {
  readonly tone?: 'neutral' | 'sale' | 'campaign' | 'warning' | 'success';
  readonly children: ReactNode;
}

/** One or two words that set a product or a state apart. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);
