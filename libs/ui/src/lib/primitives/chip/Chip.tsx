import type { ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import { Link } from '../navigation/Link.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Chip.module.css';

export interface ChipProps {
  readonly children: ReactNode;
  /** The address without this choice. */
  readonly href?: string;
  /** Takes the choice away in place; used when there is no `href`. */
  readonly onRemove?: () => void;
  /** The name of the action, such as "Remove filter"; needed for a chip that can be removed. */
  readonly removeLabel?: string;
}

/** A choice, and the way to remove it. */
export const Chip = ({ children, href, onRemove, removeLabel }: ChipProps) => {
  if (!href && !onRemove) return <span className={styles.chip}>{children}</span>;
  const content = (
    <>
      {removeLabel && <VisuallyHidden>{removeLabel} </VisuallyHidden>}
      {children}
      <Icon name="close" size="s" />
    </>
  );
  return href ? (
    <Link className={styles.chip} href={href} preserveScroll>
      {content}
    </Link>
  ) : (
    <button className={styles.chip} type="button" onClick={onRemove}>
      {content}
    </button>
  );
};
