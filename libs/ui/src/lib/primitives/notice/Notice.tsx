import type { ReactNode } from 'react';

import styles from './Notice.module.css';

export interface NoticeProps {
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger';
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Reads the notice out when it appears: for what follows an action, not for what the page opens with. */
  readonly announce?: boolean;
}

/** A message in the flow of the page: an error, a change, or information. */
export const Notice = ({ tone = 'neutral', title, children, announce = false }: NoticeProps) => (
  <div
    className={styles.notice}
    data-tone={tone}
    role={announce ? (tone === 'danger' ? 'alert' : 'status') : undefined}
  >
    {title && <p className={styles.title}>{title}</p>}
    {children}
  </div>
);
