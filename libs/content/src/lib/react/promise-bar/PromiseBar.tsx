import { useLingui } from '@lingui/react/macro';
import { PromiseList } from '@lyng/ui';
import type { PromiseListProps } from '@lyng/ui';
import styles from './PromiseBar.module.css';

export type PromiseBarProps = Omit<PromiseListProps, 'className'>;

/** What the shop promises of every order, in one line above the header. */
export const PromiseBar = (promises: PromiseBarProps) => {
  const { t } = useLingui();
  return (
    <section aria-label={t`What we promise`}>
      <PromiseList {...promises} className={styles.bar} />
    </section>
  );
};
