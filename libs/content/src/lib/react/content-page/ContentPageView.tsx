import { useLingui } from '@lingui/react/macro';
import { useHref } from '@lyng/routing';
import { Breadcrumb, Container, Heading, Link } from '@lyng/ui';
import type { Menu } from '../../core/menu.ts';
import { showsInfoMenu } from '../../core/widget.ts';
import type { ContentPage } from '../../core/widget.ts';
import { useMenuItems } from '../shop-menus/use-menu-items.ts';
import { MoreWidget } from '../more-widgets/MoreWidget.tsx';
import { PreviewNotice } from '../more-widgets/PreviewNotice.tsx';
import { WidgetArea } from '../widget-area/WidgetArea.tsx';
import type { WidgetAreaProps } from '../widget-area/WidgetArea.tsx';
import styles from './ContentPageView.module.css';

export interface ContentPageViewProps extends Pick<WidgetAreaProps, 'renderProducts'> {
  readonly page: ContentPage;
  /** Shown beside the pages that request it, such as the customer service pages. */
  readonly infoMenu?: Menu | null;
  /** An editor sees what is not published yet. */
  readonly isPreview?: boolean;
}

const InfoMenu = ({ menu }: { readonly menu: Menu }) => {
  const items = useMenuItems(menu);
  return (
    <nav className={styles.menu} aria-label={menu.title}>
      <ul>
        {items.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** A page of the editors: information, an article, anything made of widgets. */
export const ContentPageView = ({ page, infoMenu, isPreview = false, renderProducts }: ContentPageViewProps) => {
  const { t } = useLingui();
  const href = useHref();
  const menu = infoMenu && showsInfoMenu(page) ? infoMenu : null;
  const startsWithHero = page.widgets[0]?.type === 'Hero';
  return (
    <Container className={styles.page}>
      {isPreview && <PreviewNotice />}
      <Breadcrumb label={t`You are here`} items={[{ label: t`Home`, href: href('home') }, { label: page.title }]} />
      <div className={styles.body} data-menu={menu ? true : undefined}>
        {menu && <InfoMenu menu={menu} />}
        <div className={styles.content}>
          {!startsWithHero && <Heading level={1}>{page.title}</Heading>}
          <WidgetArea
            widgets={page.widgets}
            renderMore={(widget) => <MoreWidget widget={widget} />}
            renderProducts={renderProducts}
            ownsPageHeading
          />
        </div>
      </div>
    </Container>
  );
};
