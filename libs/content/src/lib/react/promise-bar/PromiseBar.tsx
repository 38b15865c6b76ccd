import { PromiseList } from '@lyng/ui';
import type { PromiseListProps } from '@lyng/ui';
import styles from './PromiseBar.module.css';

export type PromiseBarProps = Omit<PromiseListProps, 'className'>;

/**
 * The shop's promises for every order, in one line above the header; a landmark, as all content of a page belongs to
 * one.
 */
export const PromiseBar = (promises: PromiseBarProps) => (
  <aside>
    <PromiseList {...promises} className={styles.bar} />
  </aside>
);
