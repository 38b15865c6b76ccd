import type { AppContext, PageHead } from '@lyng/feature';
import { alternatesOf, pageTitle } from '@lyng/feature';
import type { ProductPageData } from '../../wire/parse-product.ts';

const lastSegment = (path: string): string => decodeURIComponent(path.split('/').at(-1) ?? '');

/** Title, description and addresses of a product; its alias differs from language to language. */
export function productHead({ product, meta, alternates }: ProductPageData, app: AppContext): PageHead {
  const { language } = app.site;
  return {
    title: meta.title || pageTitle(app, product.name),
    description: meta.description || product.description.slice(0, 160),
    alternates: alternatesOf(app, 'product', (other) => {
      if (other === language) return { alias: product.alias };
      const alternate = alternates.find((entry) => entry.language === other);
      return alternate && { alias: lastSegment(alternate.path) };
    }),
  };
}
