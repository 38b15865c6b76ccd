import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { ButtonLink, PendingContent, SidePanel } from '@lyng/ui';
import type { ContentPage } from '../../core/widget.ts';
import { MoreWidget } from '../more-widgets/MoreWidget.tsx';
import { WidgetArea } from '../widget-area/WidgetArea.tsx';
import type { WidgetAreaProps } from '../widget-area/WidgetArea.tsx';

export interface ContentPanelProps extends Pick<WidgetAreaProps, 'renderProducts'> {
  /** The page's alias; `undefined` while the panel is closed. */
  readonly alias: string | undefined;
  readonly title: string;
  /** `undefined` while it is loading. */
  readonly page: ContentPage | undefined;
  /** Given when loading failed. */
  readonly onRetry: (() => void) | null;
  readonly onClose: () => void;
}

/** A content page over the current one, with a link to the page itself. */
export const ContentPanel = ({ alias, title, page, onRetry, onClose, renderProducts }: ContentPanelProps) => {
  const { t } = useLingui();
  const href = useHref();
  return (
    <SidePanel
      open={alias !== undefined}
      variant="overlay"
      title={title}
      onClose={onClose}
      footer={
        <ButtonLink href={href('content', { alias: alias ?? '' })} variant="secondary">
          {t`Open as a page`}
        </ButtonLink>
      }
    >
      {page ? (
        <div data-content-panel>
          <WidgetArea
            widgets={page.widgets}
            renderMore={(widget) => <MoreWidget widget={widget} />}
            renderProducts={renderProducts}
          />
        </div>
      ) : (
        <PendingContent onRetry={onRetry} />
      )}
    </SidePanel>
  );
};
