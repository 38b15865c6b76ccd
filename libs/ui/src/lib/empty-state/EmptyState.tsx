import type { ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { Heading } from '../text/Heading.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** A sign of what is missing. */
  readonly icon?: IconName;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** The way on, such as a `ButtonLink`. */
  readonly action?: ReactNode;
  readonly headingLevel?: 1 | 2 | 3;
}

/** What stands where there is nothing yet, or nothing any more, and the way on from there. */
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
