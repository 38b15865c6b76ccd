import type { ReactNode } from 'react';

import { Icon } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import type { MenuItem } from './menu-item.ts';
import styles from './MobileMenu.module.css';

export interface MobileMenuItemsProps {
  readonly items: readonly MenuItem[];
  /** The text of the link to all of a category. */
  readonly allLabel: (item: MenuItem) => string;
  /** Stands below the categories: account, market, help. */
  readonly footer?: ReactNode;
}

const Entry = ({ item, allLabel }: { readonly item: MenuItem } & Pick<MobileMenuItemsProps, 'allLabel'>) =>
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

/** The category tree of a phone, nested by native details. */
export const MobileMenuItems = ({ items, allLabel, footer }: MobileMenuItemsProps) => (
  <>
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.href}>
          <Entry item={item} allLabel={allLabel} />
        </li>
      ))}
    </ul>
    {footer && <div className={styles.footer}>{footer}</div>}
  </>
);
