import type { ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import { Link } from '../navigation/Link.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Chip.module.css';

export interface ChipProps {
  readonly children: ReactNode;
  /** The address without this choice. */
  readonly href?: string;
  /** The name of the action, such as "Remove filter"; needed with `href`. */
  readonly removeLabel?: string;
}

/** A choice, and the way to remove it. */
export const Chip = ({ children, href, removeLabel }: ChipProps) =>
  href ? (
    <Link className={styles.chip} href={href} preserveScroll>
      {removeLabel && <VisuallyHidden>{removeLabel} </VisuallyHidden>}
      {children}
      <Icon name="close" size="s" />
    </Link>
  ) : (
    <span className={styles.chip}>{children}</span>
  );
