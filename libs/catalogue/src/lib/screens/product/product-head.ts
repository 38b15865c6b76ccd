import type { AppContext, PageHead } from '@lyng/feature';
import { alternatesOf, pageTitle } from '@lyng/feature';
import type { ProductPageData } from '../../wire/parse-product.ts';

const lastSegment = (path: string): string => decodeURIComponent(path.split('/').at(-1) ?? '');

/** As much of a text as a search result shows, up to the end of a word. */
const shortened = (text: string): string => /^.{0,159}\S(?=\s|$)/s.exec(text)?.[0] ?? text.slice(0, 160);

/** Title, description and addresses of a product; its alias differs from language to language. */
export function productHead({ product, meta, alternates }: ProductPageData, app: AppContext): PageHead {
  const { language } = app.site;
  return {
    title: meta.title || pageTitle(app, product.name),
    description: meta.description || shortened(product.description),
    images: product.images.map(({ fileName }) => fileName),
    alternates: alternatesOf(app, 'product', (other) => {
      if (other === language) return { alias: product.alias };
      const alternate = alternates.find((entry) => entry.language === other);
      return alternate && { alias: lastSegment(alternate.path) };
    }),
  };
}
