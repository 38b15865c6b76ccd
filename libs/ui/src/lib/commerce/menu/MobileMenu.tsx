import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { Icon } from '../../primitives/icon/Icon.tsx';
import { closePopoverOnBlur, closePopoverOnLink } from '../../primitives/popover/popover-events.ts';
import styles from './MobileMenu.module.css';

export interface MobileMenuProps {
  /** The id that `Header`'s `menu` names. */
  readonly id: string;
  readonly title: ReactNode;
  /** `MobileMenuItems`. */
  readonly children: ReactNode;
}

/** The panel from the left that the header of a phone opens; a native popover, so it opens before and without script. */
export const MobileMenu = ({ id, title, children }: MobileMenuProps) => {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <nav
      id={id}
      popover="auto"
      className={styles.panel}
      aria-labelledby={titleId}
      onClick={closePopoverOnLink}
      onBlur={closePopoverOnBlur}
    >
      <div className={styles.header}>
        <p id={titleId}>{title}</p>
        <button
          className={styles.close}
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t`Close`}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </nav>
  );
};
