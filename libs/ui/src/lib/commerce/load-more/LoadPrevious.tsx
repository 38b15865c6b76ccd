import { useLingui } from '@lingui/react/macro';

import { ListPartLink } from './ListPartLink.tsx';
import styles from './load-more.module.css';

export interface LoadPreviousProps {
  /** The address of the page before the first that is shown, such as `?page=1`; `null` at the beginning, where nothing is shown. */
  readonly href: string | null;
  /** Loading: the link keeps its focus and its width, and ignores further presses. */
  readonly busy?: boolean;
}

/** The beginning of a list that was entered in the middle, as by a shared address or by going back. */
export const LoadPrevious = ({ href, busy = false }: LoadPreviousProps) => {
  const { t } = useLingui();
  if (href === null) return null;
  return (
    <div className={styles.more}>
      <ListPartLink href={href} rel="prev" busy={busy}>
        {t`Show previous`}
      </ListPartLink>
    </div>
  );
};
