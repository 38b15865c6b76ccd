import { useLingui } from '@lingui/react/macro';

import { Button } from '../button/Button.tsx';
import { PendingContent } from '../dialog/PendingContent.tsx';
import { SidePanel } from '../dialog/dialogs.tsx';
import type { SidePanelProps } from '../dialog/dialogs.tsx';

export interface PendingPanelProps extends Pick<SidePanelProps, 'title' | 'variant' | 'onClose'> {
  /** Set when the panel's code failed to load. */
  readonly retry: (() => void) | null;
  /** The page with the panel's content. */
  readonly href?: string;
}

/** The frame of a panel, open at once while its code loads. */
export function PendingPanel({ retry, href, ...panel }: PendingPanelProps) {
  const { t } = useLingui();
  return (
    <SidePanel
      {...panel}
      open
      footer={
        // A new document: it loads the code that a newer version of the shop has replaced.
        retry &&
        href && (
          <Button variant="quiet" onClick={() => window.location.assign(href)}>
            {t`Open the page instead`}
          </Button>
        )
      }
    >
      <div aria-busy={!retry}>
        <PendingContent onRetry={retry} />
      </div>
    </SidePanel>
  );
}
