import type { ReactNode } from 'react';

import styles from './SummaryList.module.css';

/** One line of a sum. */
export interface SummaryRow {
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** `sale` for what is taken off, `total` for a total; what follows it at once is what it holds. */
  readonly emphasis?: 'sale' | 'total' | undefined;
}

export interface SummaryListProps {
  readonly rows: readonly SummaryRow[];
  /** The amounts are being worked out anew. */
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
