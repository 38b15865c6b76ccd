import { Container, Heading, VisuallyHidden } from '@lyng/ui';
import type { ContentPage } from '../../core/widget.ts';
import { WidgetArea } from '../widget-area/WidgetArea.tsx';
import type { WidgetAreaProps } from '../widget-area/WidgetArea.tsx';
import styles from './ContentPageView.module.css';

export interface FrontPageProps extends Pick<WidgetAreaProps, 'renderMore' | 'renderProducts'> {
  readonly page: ContentPage;
}

/** The front page: the editors' widgets; its heading is the first hero's, or the page's title, visually hidden. */
export const FrontPage = ({ page, renderMore, renderProducts }: FrontPageProps) => (
  <Container className={styles.front}>
    {page.widgets[0]?.type !== 'Hero' && (
      <VisuallyHidden>
        <Heading level={1}>{page.title}</Heading>
      </VisuallyHidden>
    )}
    <WidgetArea widgets={page.widgets} renderMore={renderMore} renderProducts={renderProducts} ownsPageHeading />
  </Container>
);
