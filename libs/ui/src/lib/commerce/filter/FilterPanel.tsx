import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { classNames } from '../../class-names/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import buttonStyles from '../../primitives/button/Button.module.css';
import { closePopoverOnBlur } from '../../primitives/popover/popover-events.ts';
import styles from './FilterPanel.module.css';

export interface FilterPanelProps {
  /** The id that `FilterPanelButton` names. */
  readonly id: string;
  readonly title: ReactNode;
  /** `FacetGroup`s and `RangeForm`s. */
  readonly children: ReactNode;
  /** Stays visible on a phone, such as "Show 124 products". */
  readonly doneLabel?: ReactNode;
}

/** The filters of a list: a column on a laptop, a panel that opens on a phone; both before and without script. */
export const FilterPanel = ({ id, title, children, doneLabel }: FilterPanelProps) => {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <section id={id} popover="auto" className={styles.panel} aria-labelledby={titleId} onBlur={closePopoverOnBlur}>
      <div className={styles.header}>
        <h2 id={titleId}>{title}</h2>
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
      <div className={styles.body}>{children}</div>
      {doneLabel && (
        <div className={styles.footer}>
          <button
            className={buttonStyles.button}
            data-variant="primary"
            data-full-width
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            {doneLabel}
          </button>
        </div>
      )}
    </section>
  );
};

export interface FilterPanelButtonProps {
  /** The id of the `FilterPanel`. */
  readonly panelId: string;
  readonly children: ReactNode;
}

/** The button of a phone that opens the filters; a laptop shows them without it. */
export const FilterPanelButton = ({ panelId, children }: FilterPanelButtonProps) => (
  <button
    className={classNames(buttonStyles.button, styles.open)}
    data-variant="secondary"
    type="button"
    popoverTarget={panelId}
  >
    <span className={buttonStyles.label}>
      <Icon name="filter" size="s" />
      {children}
    </span>
  </button>
);
