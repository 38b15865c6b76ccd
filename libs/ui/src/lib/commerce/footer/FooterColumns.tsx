import type { ReactNode } from 'react';

import styles from './Footer.module.css';

export interface FooterColumnsProps {
  /** `FooterColumn`s. */
  readonly children: ReactNode;
}

/** The columns of links of a `Footer`. */
export const FooterColumns = ({ children }: FooterColumnsProps) => <div className={styles.columns}>{children}</div>;
