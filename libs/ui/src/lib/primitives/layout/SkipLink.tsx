import type { ReactNode } from 'react';

import styles from './SkipLink.module.css';

/** The first tab stop: jumps over the header to `href`, and is visible only while focused. */
export const SkipLink = ({ href, children }: { readonly href: `#${string}`; readonly children: ReactNode }) => (
  <a className={styles.link} href={href}>
    {children}
  </a>
);
