import { useLingui } from '@lingui/react/macro';

import { Button } from '../button/Button.tsx';
import { Notice } from '../notice/Notice.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';

export interface PendingContentProps {
  /** Given when loading failed: the action of "Try again". */
  readonly onRetry: (() => void) | null;
}

/** The content of a dialog while it is loading, or when loading failed. */
export const PendingContent = ({ onRetry }: PendingContentProps) => {
  const { t } = useLingui();
  return onRetry ? (
    <Notice tone="danger" announce title={t`This could not be loaded.`}>
      <Button variant="secondary" onClick={onRetry}>
        {t`Try again`}
      </Button>
    </Notice>
  ) : (
    <Skeleton lines={8} />
  );
};
