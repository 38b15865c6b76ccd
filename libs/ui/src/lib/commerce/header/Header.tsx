import { useRef } from 'react';
import type { ReactNode } from 'react';

import { Icon } from '../../primitives/icon/Icon.tsx';
import styles from './Header.module.css';
import { useHeaderHidden } from './use-header-hidden.ts';

export interface HeaderProps {
  /** The shop's name or mark, a link to the front page. */
  readonly logo: ReactNode;
  /** The category navigation of a laptop: a `MegaMenu`. */
  readonly nav: ReactNode;
  /** The search form; beside the actions on a laptop, below them on a phone. */
  readonly search?: ReactNode;
  /** `HeaderAction`s: favourites, account, bag. */
  readonly actions: ReactNode;
  /** The button of a phone that opens the `MobileMenu` of this id. */
  readonly menu: { readonly label: string; readonly id: string };
  /** Called whenever the header leaves or returns. */
  readonly onHiddenChange?: (hidden: boolean) => void;
}

/** The top of every page: leaves on scrolling down, returns on scrolling up, and stays while it contains the focus. */
export const Header = ({ logo, nav, search, actions, menu, onHiddenChange }: HeaderProps) => {
  const ref = useRef<HTMLElement>(null);
  const hidden = useHeaderHidden(ref, onHiddenChange);
  return (
    <header ref={ref} className={styles.header} data-hidden={hidden || undefined}>
      <div className={styles.bar}>
        <button className={styles.menu} type="button" popoverTarget={menu.id} aria-label={menu.label}>
          <Icon name="menu" />
        </button>
        <div className={styles.logo}>{logo}</div>
        <div className={styles.nav}>{nav}</div>
        {search && <div className={styles.search}>{search}</div>}
        <div className={styles.actions}>{actions}</div>
      </div>
    </header>
  );
};
