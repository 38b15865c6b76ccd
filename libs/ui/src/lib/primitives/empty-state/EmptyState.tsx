import type { ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { Heading } from '../text/Heading.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** An icon for what is missing. */
  readonly icon?: IconName;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** The next step, such as a `ButtonLink`. */
  readonly action?: ReactNode;
  readonly headingLevel?: 1 | 2 | 3;
}

/** Shown where there is nothing yet, or nothing any more, with a next step. */
export const EmptyState = ({ icon, title, text, action, headingLevel = 2 }: EmptyStateProps) => (
  <div className={styles.empty}>
    {icon && (
      <span className={styles.sign}>
        <Icon name={icon} size="l" />
      </span>
    )}
    <Heading level={headingLevel} size="xl">
      {title}
    </Heading>
    {text && <p className={styles.text}>{text}</p>}
    {action}
  </div>
);
