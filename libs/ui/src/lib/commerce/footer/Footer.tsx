import type { ReactNode } from 'react';

import styles from './Footer.module.css';

export interface FooterProps {
  /** The content above the columns, such as the sign-up for the newsletter. */
  readonly top?: ReactNode;
  /** `FooterColumns`. */
  readonly children: ReactNode;
  /** The last line: market switch, company, payment marks. */
  readonly bottom?: ReactNode;
}

/** The end of every page. */
export const Footer = ({ top, children, bottom }: FooterProps) => (
  <footer className={styles.footer}>
    <div className={styles.inner}>
      {top && <div className={styles.top}>{top}</div>}
      {children}
      {bottom && <div className={styles.bottom}>{bottom}</div>}
    </div>
  </footer>
);
