import type { ReactNode } from 'react';

import styles from './Footer.module.css';

export interface FooterColumnsProps {
  /** Columns of links: `FooterColumn`s. */
  readonly children: ReactNode;
  /** The last line: market switch, company, payment marks. */
  readonly bottom?: ReactNode;
}

/** The columns of a `Footer` and the line below them. */
export const FooterColumns = ({ children, bottom }: FooterColumnsProps) => (
  <>
    <div className={styles.columns}>{children}</div>
    {bottom && <div className={styles.bottom}>{bottom}</div>}
  </>
);
