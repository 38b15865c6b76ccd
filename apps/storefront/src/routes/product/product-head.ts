import type { ProductPageData } from '@lyng/catalogue';
import type { AppContext } from '../../shell/app-context.ts';
import { alternatesOf } from '../../shell/page-address.ts';
import type { PageHead } from '../../shell/page-head.ts';
import { pageTitle } from '../../shell/page-title.ts';

const lastSegment = (path: string): string => decodeURIComponent(path.split('/').at(-1) ?? '');

/** Title, description and addresses of a product; its alias differs from language to language. */
export function productHead({ product, meta, alternates }: ProductPageData, app: AppContext): PageHead {
  const { language } = app.site;
  return {
    title: meta.title || pageTitle(product.name),
    description: meta.description || product.description.slice(0, 160),
    alternates: alternatesOf(app, 'product', (other) => {
      if (other === language) return { alias: product.alias };
      const alternate = alternates.find((entry) => entry.language === other);
      return alternate && { alias: lastSegment(alternate.path) };
    }),
  };
}
