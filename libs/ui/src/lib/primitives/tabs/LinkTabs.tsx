import type { ReactNode } from 'react';

import { Link } from '../navigation/Link.tsx';
import styles from './tabs.module.css';

/** One page among its neighbours. */
export interface LinkTab {
  readonly href: string;
  readonly label: ReactNode;
  /** Stands muted after the label, such as a number of hits. */
  readonly count?: ReactNode;
  /** This is the page that is shown. */
  readonly current?: boolean;
}

export interface LinkTabsProps {
  /** The landmark's name. */
  readonly label: string;
  readonly tabs: readonly LinkTab[];
}

/** Neighbouring pages as tabs, such as the products and the articles of a search: links, so not the tabs pattern. */
export const LinkTabs = ({ label, tabs }: LinkTabsProps) => (
  <nav aria-label={label}>
    <ul className={styles.list} role="list">
      {tabs.map((tab) => (
        <li key={tab.href}>
          <Link className={styles.tab} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
            {tab.label} {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
