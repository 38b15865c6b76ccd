import { PromiseList } from '@lyng/ui';
import type { PromiseListProps } from '@lyng/ui';
import styles from './PromiseBar.module.css';

export type PromiseBarProps = Omit<PromiseListProps, 'className'>;

/** What the shop promises of every order, in one line above the header; a landmark, as everything on a page lies in one. */
export const PromiseBar = (promises: PromiseBarProps) => (
  <aside>
    <PromiseList {...promises} className={styles.bar} />
  </aside>
);
