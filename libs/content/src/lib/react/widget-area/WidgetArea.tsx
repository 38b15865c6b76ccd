import { assertNever } from '@lyng/model';
import type { ReactNode } from 'react';
import type { ProductsWidget, Widget } from '../../core/widget.ts';
import { Banner } from './Banner.tsx';
import { Hero } from './Hero.tsx';
import { TextBlock } from './TextBlock.tsx';
import { Tiles } from './Tiles.tsx';
import { Usps } from './Usps.tsx';
import styles from './WidgetArea.module.css';

export interface WidgetAreaProps {
  readonly widgets: readonly Widget[];
  /** Renders a row of products; the app loads what the widget's query names. */
  readonly renderProducts: (widget: ProductsWidget & { readonly id: string }) => ReactNode;
  /** The heading of a first hero is the page's own; false where the page has another. */
  readonly ownsPageHeading?: boolean;
}

const renderWidget = (
  widget: Widget,
  isFirst: boolean,
  { renderProducts, ownsPageHeading = false }: WidgetAreaProps,
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
    case 'Text':
      return <TextBlock widget={widget} />;
    default:
      return assertNever(widget);
  }
};

/** The widgets of a page below each other; two halves stand beside each other where there is room. */
export const WidgetArea = (props: WidgetAreaProps) => (
  <div className={styles.area}>
    {props.widgets.map((widget, index) => (
      <div key={widget.id} className={styles.widget} data-size={widget.size} data-type={widget.type}>
        {renderWidget(widget, index === 0, props)}
      </div>
    ))}
  </div>
);
