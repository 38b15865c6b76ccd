import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import { Link } from '../../primitives/navigation/Link.tsx';
import type { MenuItem } from './menu-item.ts';
import { closePopoverOnBlur, closePopoverOnLink } from '../../primitives/popover/popover-events.ts';
import styles from './MegaMenu.module.css';

export interface MegaMenuProps {
  /** The landmark's name. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** The text of the link to all of a category. */
  readonly allLabel: (item: MenuItem) => string;
  /** A picture of a category, rendered when its panel has been opened. */
  readonly picture?: (item: MenuItem) => ReactNode;
}

interface PanelProps extends Omit<MegaMenuProps, 'label' | 'items'> {
  readonly id: string;
  readonly item: MenuItem;
  /** The entries of the menu without categories of their own. */
  readonly plain: readonly MenuItem[];
}

const Panel = ({ id, item, plain, allLabel, picture }: PanelProps) => {
  const [isOpened, setOpened] = useState(false);
  return (
    <div
      id={id}
      popover="auto"
      className={styles.panel}
      onToggle={() => setOpened(true)}
      onClick={closePopoverOnLink}
      onBlur={closePopoverOnBlur}
    >
      <div className={styles.columns}>
        <div>
          <Link className={styles.all} href={item.href}>
            {picture && <span className={styles.picture}>{isOpened && picture(item)}</span>}
            {allLabel(item)}
          </Link>
          {plain.map(({ label, href, tone }) => (
            <Link key={href} className={styles.plain} data-tone={tone} href={href}>
              {label}
            </Link>
          ))}
        </div>
        {item.children?.map((group) => (
          <div key={group.href} className={styles.group}>
            <Link className={styles.groupTitle} href={group.href}>
              {group.label}
            </Link>
            {group.children?.map((leaf) => (
              <Link key={leaf.href} href={leaf.href}>
                {leaf.label}
              </Link>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
};

/** The category tree in the header of a laptop; native popovers, so it opens before and without script. */
export const MegaMenu = ({ label, items, ...panel }: MegaMenuProps) => {
  const id = useId();
  const plain = items.filter(({ children }) => !children?.length);
  return (
    <nav aria-label={label}>
      <ul className={styles.menu}>
        {items.map((item, index) => (
          <li key={item.href}>
            {item.children?.length ? (
              <>
                <button type="button" className={styles.item} data-tone={item.tone} popoverTarget={`${id}-${index}`}>
                  {item.label}
                </button>
                <Panel {...panel} id={`${id}-${index}`} item={item} plain={plain} />
              </>
            ) : (
              <Link className={styles.item} data-tone={item.tone} href={item.href}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
