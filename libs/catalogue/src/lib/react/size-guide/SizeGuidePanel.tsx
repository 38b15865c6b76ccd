import { useLingui } from '@lingui/react/macro';
import { ButtonLink, PendingContent, SidePanel } from '@lyng/ui';
import type { ReactNode } from 'react';

export interface SizeGuidePanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The address of the complete guide. */
  readonly href: string;
  /** Given when the guide failed to load: the action of "Try again". */
  readonly onRetry?: (() => void) | null;
  /** The part of the guide for this product; absent while it is loading. */
  readonly children?: ReactNode;
}

/** The size guide beside the product. */
export const SizeGuidePanel = ({ open, onClose, href, onRetry = null, children }: SizeGuidePanelProps) => {
  const { t } = useLingui();
  return (
    <SidePanel
      open={open}
      title={t`Size guide`}
      onClose={onClose}
      footer={<ButtonLink variant="quiet" href={href}>{t`See the full size guide`}</ButtonLink>}
    >
      <div aria-busy={!children && !onRetry}>{children ?? <PendingContent onRetry={onRetry} />}</div>
    </SidePanel>
  );
};
