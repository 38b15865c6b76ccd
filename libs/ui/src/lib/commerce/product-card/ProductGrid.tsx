import { Children } from 'react';
import type { ReactNode } from 'react';

import styles from './ProductGrid.module.css';

export interface ProductGridProps {
  readonly children: ReactNode;
  /** The list's name, where no heading stands before it. */
  readonly label?: string;
}

/** Product cards: two side by side on a phone, three on a tablet, four on a laptop. */
export const ProductGrid = ({ children, label }: ProductGridProps) => (
  <ul className={styles.grid} aria-label={label} role="list">
    {Children.map(children, (child) => child && <li>{child}</li>)}
  </ul>
);
