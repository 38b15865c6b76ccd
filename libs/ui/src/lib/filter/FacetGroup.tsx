import type { ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import { Link } from '../navigation/Link.tsx';
import { Accordion } from '../accordion/Accordion.tsx';
import styles from './FacetGroup.module.css';

/** One value of a filter. */
export interface FacetItem {
  readonly label: string;
  /** The list with this value added, or taken away when it is active. */
  readonly href: string;
  /** How many products it leaves. */
  readonly count?: number | undefined;
  readonly active: boolean;
}

export interface FacetGroupProps {
  readonly label: ReactNode;
  readonly items: readonly FacetItem[];
  readonly open?: boolean;
}

/** The values of one filter: links that look like boxes to tick, so they work without script. */
export const FacetGroup = ({ label, items, open = false }: FacetGroupProps) => {
  const active = items.filter((item) => item.active).length;
  return (
    <Accordion
      open={open || active > 0}
      summary={
        <span>
          {label}
          {active > 0 && <span className={styles.count}> {active}</span>}
        </span>
      }
    >
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.href}>
            <Link className={styles.item} href={item.href} preserveScroll rel="nofollow" aria-current={item.active ? 'true' : undefined}>
              <span className={styles.box}>{item.active && <Icon name="check" size="s" />}</span>
              <span className={styles.label}>{item.label}</span>
              {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Accordion>
  );
};
