import { useId } from 'react';

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
}

const Panel = ({
  id,
  item,
  allLabel,
}: { readonly id: string; readonly item: MenuItem } & Pick<MegaMenuProps, 'allLabel'>) => (
  <div id={id} popover="auto" className={styles.panel} onClick={closePopoverOnLink} onBlur={closePopoverOnBlur}>
    <div className={styles.columns}>
      <Link className={styles.all} href={item.href}>
        {allLabel(item)}
      </Link>
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

/** The category tree in the header of a laptop; native popovers, so it opens before and without script. */
export const MegaMenu = ({ label, items, allLabel }: MegaMenuProps) => {
  const id = useId();
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
                <Panel id={`${id}-${index}`} item={item} allLabel={allLabel} />
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
