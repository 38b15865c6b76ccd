import type { MouseEvent } from 'react';

import { Icon } from '../../primitives/icon/Icon.tsx';
import type { IconName } from '../../primitives/icon/icon-paths.ts';
import { Link } from '../../primitives/navigation/Link.tsx';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden.tsx';
import styles from './Header.module.css';

export interface HeaderActionProps {
  readonly href: string;
  readonly icon: IconName;
  /** The link's name; name the count in it too, such as "Bag, 2 items". */
  readonly label: string;
  /** Shown on the icon when above 0. */
  readonly count?: number;
  /** A letter on the icon in place of a count, such as an initial. */
  readonly mark?: string | undefined;
  /** The count is not known yet: shows the custom property `--cart-count` of the page, if it is a text. */
  readonly isCountHinted?: boolean;
  /** Opens a panel instead of following the link; call `preventDefault`. */
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** An icon link of the header with a count, such as the bag. */
export const HeaderAction = ({ href, icon, label, count = 0, mark, isCountHinted, onClick }: HeaderActionProps) => (
  <Link
    className={isCountHinted ? `${styles.action} ${styles.hinted}` : styles.action}
    href={href}
    onClick={onClick}
    title={label}
  >
    <Icon name={icon} />
    <VisuallyHidden>{label}</VisuallyHidden>
    {(mark || count > 0) && (
      <span className={styles.count} aria-hidden="true">
        {mark ?? (count > 99 ? '99+' : count)}
      </span>
    )}
  </Link>
);
