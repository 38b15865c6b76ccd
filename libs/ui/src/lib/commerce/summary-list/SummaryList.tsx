import type { ReactNode } from 'react';

import styles from './SummaryList.module.css';

/** One line of a sum. */
export interface SummaryRow {
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** `sale` for a reduction, `total` for a total; the row right after it is included in it. */
  readonly emphasis?: 'sale' | 'total' | undefined;
}

export interface SummaryListProps {
  readonly rows: readonly SummaryRow[];
  /** The amounts are being calculated again. */
  readonly busy?: boolean;
}

/** The lines of a sum, from the goods to the total. */
export const SummaryList = ({ rows, busy = false }: SummaryListProps) => (
  <dl className={styles.list} aria-busy={busy || undefined}>
    {rows.map((row, index) => (
      <div key={index} className={styles.row} data-emphasis={row.emphasis}>
        <dt>{row.label}</dt>
        <dd>{row.value}</dd>
      </div>
    ))}
  </dl>
);
