import { useLingui } from '@lingui/react/macro';

import { Button } from '../button/Button.tsx';
import { Notice } from '../notice/Notice.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';

export interface PendingContentProps {
  /** Given when the content did not come: what "Try again" does. */
  readonly onRetry: (() => void) | null;
}

/** What stands in a dialog while its content is on its way, and when it did not come. */
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
