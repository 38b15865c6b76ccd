import type { ReactNode } from 'react';
import type { MoreWidget, ProductsWidget, Widget } from '../../core/widget.ts';
import { Banner } from './Banner.tsx';
import { Hero } from './Hero.tsx';
import { Tiles } from './Tiles.tsx';
import { Usps } from './Usps.tsx';
import styles from './WidgetArea.module.css';

export interface WidgetAreaProps {
  readonly widgets: readonly Widget[];
  /** Renders a row of products; the app loads what the widget's query names. */
  readonly renderProducts: (widget: ProductsWidget & { readonly id: string }) => ReactNode;
  /** Renders the widgets that are not in the first load of the front page. */
  readonly renderMore: (widget: MoreWidget) => ReactNode;
  /** The heading of a first hero is the page's own; false where the page has another. */
  readonly ownsPageHeading?: boolean;
}

const renderWidget = (
  widget: Widget,
  isFirst: boolean,
  { renderProducts, renderMore, ownsPageHeading = false }: WidgetAreaProps,
): ReactNode => {
  switch (widget.type) {
    case 'Hero':
      return <Hero widget={widget} level={isFirst && ownsPageHeading ? 1 : 2} priority={isFirst} />;
    case 'Tiles':
      return <Tiles widget={widget} />;
    case 'Products':
      return renderProducts(widget);
    case 'Banner':
      return <Banner widget={widget} />;
    case 'Usps':
      return <Usps widget={widget} />;
    default:
      return renderMore(widget);
  }
};

/** The widgets of a page below each other; those of a part of the width stand beside each other where there is room. */
export const WidgetArea = (props: WidgetAreaProps) => (
  <div className={styles.area}>
    {props.widgets.map((widget, index) => (
      <div key={widget.id} className={styles.widget} data-size={widget.size} data-type={widget.type}>
        {renderWidget(widget, index === 0, props)}
      </div>
    ))}
  </div>
);
