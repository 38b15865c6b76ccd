import { useLingui } from '@lingui/react/macro';
import { Heading } from '@lyng/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './SearchResults.module.css';

export interface NearResultsProps {
  /** The products. */
  readonly children: ReactNode;
}

/** Products that match nearly all words, apart from those that match all. */
export const NearResults = ({ children }: NearResultsProps) => {
  const { t } = useLingui();
  const id = useId();
  return (
    <section className={styles.near} aria-labelledby={id}>
      <Heading level={2} size="l" id={id}>
        {t`Almost what you searched for`}
      </Heading>
      {children}
    </section>
  );
};
