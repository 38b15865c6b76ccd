import type { ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import styles from './Accordion.module.css';

export interface AccordionProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Open from the start. */
  readonly open?: boolean;
  /** Accordions of one name close each other. */
  readonly name?: string;
}

/** A heading that opens its text; works before and without script. */
export const Accordion = ({ summary, children, open = false, name }: AccordionProps) => (
  <details className={styles.accordion} open={open} name={name}>
    <summary>
      {summary}
      <Icon name="chevron-down" size="s" />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
