import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { Icon } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import type { MenuItem } from './menu-item.ts';
import { closePopoverOnBlur, closePopoverOnLink } from '../../primitives/popover/popover-events.ts';
import styles from './MobileMenu.module.css';

export interface MobileMenuProps {
  /** The id that `Header`'s `menu` names. */
  readonly id: string;
  readonly title: ReactNode;
  readonly items: readonly MenuItem[];
  /** The text of the link to all of a category. */
  readonly allLabel: (item: MenuItem) => string;
  /** Stands below the categories: account, market, help. */
  readonly footer?: ReactNode;
}

const Entry = ({ item, allLabel }: { readonly item: MenuItem } & Pick<MobileMenuProps, 'allLabel'>) =>
  item.children?.length ? (
    <details className={styles.group} data-tone={item.tone}>
      <summary>
        {item.label}
        <Icon name="chevron-down" size="s" />
      </summary>
      <ul>
        <li>
          <Link href={item.href}>{allLabel(item)}</Link>
        </li>
        {item.children.map((child) => (
          <li key={child.href}>
            <Entry item={child} allLabel={allLabel} />
          </li>
        ))}
      </ul>
    </details>
  ) : (
    <Link href={item.href} data-tone={item.tone}>
      {item.label}
    </Link>
  );

/** The category tree of a phone: a panel from the left, nested by native details; opens before and without script. */
export const MobileMenu = ({ id, title, items, allLabel, footer }: MobileMenuProps) => {
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
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.href}>
            <Entry item={item} allLabel={allLabel} />
          </li>
        ))}
      </ul>
      {footer && <div className={styles.footer}>{footer}</div>}
    </nav>
  );
};
