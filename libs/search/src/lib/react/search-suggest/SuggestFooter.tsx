import { useLingui } from '@lingui/react/macro';
import { Button } from '@lyng/ui';
import type { MouseEvent } from 'react';
import styles from './SearchSuggest.module.css';

/** The text of the message with the undo action. */
export interface ClearedWords {
  readonly text: string;
  readonly undo: string;
}

export interface SuggestFooterProps {
  /** Recent searches are shown, and can be removed. */
  readonly hasRecent: boolean;
  readonly onClear: (words: ClearedWords) => void;
  readonly onClose: (event: MouseEvent) => void;
}

/** Below the suggestions: removes the recent searches, and closes the list. */
export const SuggestFooter = ({ hasRecent, onClear, onClose }: SuggestFooterProps) => {
  const { t } = useLingui();
  return (
    <div className={styles.footer} data-clears={hasRecent || undefined}>
      {hasRecent && (
        <Button variant="quiet" onClick={() => onClear({ text: t`Recent searches removed`, undo: t`Undo` })}>
          {t`Remove all recent searches`}
        </Button>
      )}
      <span className={styles.close}>
        <Button variant="quiet" onClick={onClose}>
          {t`Close`}
        </Button>
      </span>
    </div>
  );
};
