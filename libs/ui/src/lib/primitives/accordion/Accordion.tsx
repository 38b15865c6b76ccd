import type { ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import styles from './Accordion.module.css';

export interface AccordionProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Open from the start. */
  readonly open?: boolean;
}

/** A heading that opens its text; works before and without script. */
export const Accordion = ({ summary, children, open = false }: AccordionProps) => (
  <details className={styles.accordion} open={open}>
    <summary>
      {summary}
      <Icon name="chevron-down" size="s" />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
