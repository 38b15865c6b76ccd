import type { CSSProperties } from 'react';

import styles from './ColourDots.module.css';

export interface ColourDotsProps {
  /** CSS colours; an empty one is unknown. */
  readonly colours: readonly string[];
  /** Their number in words, such as "4 colours"; shown where one of them is unknown. */
  readonly label: string;
}

/** The colours of a product as dots, at most three, which are the background of one element: a list has hundreds of them. */
export const ColourDots = ({ colours, label }: ColourDotsProps) => {
  if (colours.includes('')) return <span className={styles.dots}>{label}</span>;
  // A text beside them would not fit a narrow card with wide letters.
  const [c0, c1, c2] = colours;
  const style = { '--n': Math.min(colours.length, 3), '--c0': c0, '--c1': c1, '--c2': c2 };
  return <span role="img" aria-label={label} className={styles.dots} style={style as CSSProperties} />;
};
