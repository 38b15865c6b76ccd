import { useLingui } from '@lingui/react/macro';
import { Button, PendingContent, SidePanel } from '@lyng/ui';
import type { SidePanelProps } from '@lyng/ui';

export interface PendingPanelProps extends Pick<SidePanelProps, 'title' | 'variant' | 'onClose'> {
  /** Given when the panel's code did not come. */
  readonly retry: (() => void) | null;
  /** The page that shows the same as the panel. */
  readonly href?: string;
}

/** The frame of a panel, open at once while the panel's code is on its way. */
export function PendingPanel({ retry, href, ...panel }: PendingPanelProps) {
  const { t } = useLingui();
  return (
    <SidePanel
      {...panel}
      open
      footer={
        // A document of its own: it brings code that a new version of the shop has replaced.
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
