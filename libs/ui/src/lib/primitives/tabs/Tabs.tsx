import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

import { rovingIndex } from './roving-index.ts';
import styles from './tabs.module.css';

/** One tab and its panel. */
export interface Tab {
  /** The panel's id in the document: `#id` in the address leads to it, before hydration and after. */
  readonly id: string;
  readonly label: ReactNode;
  /** Stands muted after the label, such as a number of hits. */
  readonly count?: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** The tab list's name for assistive technology. */
  readonly label: string;
  /** At least one; the first is shown unless the address names another. */
  readonly tabs: readonly Tab[];
}

/**
 * Sections of one page, one shown at a time. Every panel is in the HTML: without script they follow each other, each under
 * its title, and the tabs are links to them. For tabs that are pages of their own, use `LinkTabs`.
 */
export const Tabs = ({ label, tabs }: TabsProps) => {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const selected = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === chosen),
  );

  useEffect(() => {
    // The address, or a press before hydration, may have led to a panel.
    setChosen(root.current?.querySelector(':target')?.id);
    setLive(true);
  }, []);

  const select = (index: number) => {
    const tab = tabs[index];
    if (tab) setChosen(tab.id);
  };
  const press = (event: MouseEvent, index: number) => {
    event.preventDefault();
    select(index);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A tab is pressed by the space bar too, which a link is not.
    const next = event.key === ' ' ? selected : rovingIndex(event.key, selected, tabs.length);
    if (next === null) return;
    event.preventDefault();
    select(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div ref={root} className={styles.root} data-live={live || undefined}>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            id={`${id}-${tab.id}`}
            className={styles.tab}
            href={`#${tab.id}`}
            role="tab"
            aria-selected={index === selected}
            aria-controls={tab.id}
            tabIndex={live && index !== selected ? -1 : undefined}
            onClick={(event) => press(event, index)}
          >
            {tab.label} {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </a>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          id={tab.id}
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={`${id}-${tab.id}`}
          tabIndex={0}
          data-selected={index === selected || undefined}
        >
          <p className={styles.title} aria-hidden="true">
            {tab.label}
          </p>
          {tab.content}
        </div>
      ))}
    </div>
  );
};
