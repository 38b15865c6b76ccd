import { useId, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode, ToggleEvent } from 'react';

import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { Link } from '../navigation/Link.tsx';
import { rovingIndex } from '../tabs/roving-index.ts';
import { placeByHand } from '../tooltip/place-by-hand.ts';
import styles from './ActionMenu.module.css';

/** One entry of a menu: a link, or an action that needs script. */
export type ActionMenuItem = {
  readonly id: string;
  readonly label: ReactNode;
  /** The one that applies now, such as the present order of a list. */
  readonly current?: boolean;
} & ({ readonly href: string } | { readonly onSelect: () => void });

export interface ActionMenuProps {
  /** The button's words, and the menu's name. */
  readonly label: string;
  readonly items: readonly ActionMenuItem[];
  /** Takes the place of the words, which are then for screen readers. */
  readonly icon?: IconName;
}

const entriesOf = (menu: HTMLElement | null) => [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

/** The next entry after `present` whose words begin with the letter. */
const entryNamed = (letter: string, entries: readonly HTMLElement[], present: number) =>
  [...entries.slice(present + 1), ...entries].find((entry) =>
    entry.textContent.trim().toLowerCase().startsWith(letter.toLowerCase()),
  );

/** A button and its menu: the menu button pattern over a native popover, so that its links can be reached without script. */
export const ActionMenu = ({ label, items, icon }: ActionMenuProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open' || !button.current) return;
    placeByHand(event.currentTarget, button.current);
    if (!event.currentTarget.contains(document.activeElement)) entriesOf(event.currentTarget)[0]?.focus();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    // Browsers before 2024 have no popovers; there the menu is part of the page.
    menu.current?.showPopover?.();
    entriesOf(menu.current)
      .at(event.key === 'ArrowDown' ? 0 : -1)
      ?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // The Tab key goes on from the button, past what lies in the menu.
    if (event.key === 'Tab') return event.currentTarget.hidePopover?.();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const entries = entriesOf(event.currentTarget);
    const present = entries.findIndex((entry) => entry === document.activeElement);
    const next = rovingIndex(event.key, present, entries.length, 'vertical');
    const target = next === null ? event.key.length === 1 && entryNamed(event.key, entries, present) : entries[next];
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  /** Closing gives the focus back to the button before the action may take it elsewhere. */
  const closeOnChoice = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('[role="menuitem"]'))
      event.currentTarget.hidePopover?.();
  };

  return (
    <span className={styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-icon={icon !== undefined || undefined}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={icon && label}
        title={icon && label}
        onKeyDown={openByKey}
      >
        {icon ? <Icon name={icon} /> : label}
        {!icon && <Icon name="chevron-down" size="s" />}
      </button>
      <div
        ref={menu}
        id={id}
        className={styles.menu}
        popover="auto"
        role="menu"
        aria-label={label}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        onClickCapture={closeOnChoice}
      >
        {items.map((item) => {
          const entry = { className: styles.item, role: 'menuitem', 'aria-current': item.current || undefined };
          const content = (
            <>
              <span className={styles.label}>{item.label}</span>
              {item.current && <Icon name="check" size="s" />}
            </>
          );
          return 'href' in item ? (
            <Link key={item.id} {...entry} href={item.href}>
              {content}
            </Link>
          ) : (
            <button key={item.id} {...entry} type="button" onClick={item.onSelect}>
              {content}
            </button>
          );
        })}
      </div>
    </span>
  );
};
