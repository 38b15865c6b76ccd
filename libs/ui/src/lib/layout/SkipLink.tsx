import type { ReactNode } from 'react';

import styles from './SkipLink.module.css';

/** The first stop of the keyboard: jumps over the header to `href`, and is seen only while it has focus. */
export const SkipLink = ({ href, children }: { readonly href: `#${string}`; readonly children: ReactNode }) => (
  <a className={styles.link} href={href}>
    {children}
  </a>
);
