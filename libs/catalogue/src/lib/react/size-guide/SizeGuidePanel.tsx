import { useLingui } from '@lingui/react/macro';
import { ButtonLink, PendingContent, SidePanel } from '@lyng/ui';
import type { ReactNode } from 'react';

export interface SizeGuidePanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The address of the whole guide. */
  readonly href: string;
  /** Given when the guide did not come: what "Try again" does. */
  readonly onRetry?: (() => void) | null;
  /** The part of the guide that the product needs; nothing while it is on its way. */
  readonly children?: ReactNode;
}

/** The size guide beside the product (CAT-13). */
export const SizeGuidePanel = ({ open, onClose, href, onRetry = null, children }: SizeGuidePanelProps) => {
  const { t } = useLingui();
  return (
    <SidePanel
      open={open}
      title={t`Size guide`}
      onClose={onClose}
      footer={<ButtonLink variant="quiet" href={href}>{t`See the whole size guide`}</ButtonLink>}
    >
      <div aria-busy={!children && !onRetry}>{children ?? <PendingContent onRetry={onRetry} />}</div>
    </SidePanel>
  );
};
