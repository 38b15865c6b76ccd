import { appContext, movedTo, screenOf, throwPageFailure } from '@lyng/feature';
import type { AppContext, PageHead } from '@lyng/feature';
import type { ListedProduct } from '@lyng/model';
import { data, redirect } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { arrivalOf } from '../../core/product-arrival.ts';
import type { ProductArrival } from '../../core/product-arrival.ts';
import { loadProduct } from '../../wire/load-product.ts';
import { loadProductRow } from '../../wire/load-product-row.ts';
import type { ProductPageData } from '../../wire/parse-product.ts';
import { submitStockAlertForm } from '../../wire/request-stock-alert.ts';
import { productHead } from './product-head.ts';
import { productParts } from './product-parts.ts';

/** The number of similar products below a product, and the fewest that make a row. */
const SIMILAR_COUNT = 8;
const FEWEST_SIMILAR = 4;

type SimilarProducts = readonly ListedProduct[] | null;

export interface ProductData {
  readonly head: PageHead;
  readonly product: ProductPageData;
  readonly arrival: ProductArrival | undefined;
  /** `null` when they fail to load; in the browser the page does not wait for them. */
  readonly similar: SimilarProducts | Promise<SimilarProducts>;
  readonly isIncomplete?: boolean;
}

/** The bestsellers of the product's category; where that has few other models, then those of the one above it. */
async function loadSimilar(
  { gateway }: Pick<AppContext, 'gateway'>,
  { product: { primaryCategory, categories, productId, colourVariants } }: ProductPageData,
  signal: AbortSignal,
): Promise<SimilarProducts> {
  const seen = new Set([productId, ...colourVariants.map((colour) => colour.productId)]);
  const above = categories.filter(({ categoryId }) => categoryId === primaryCategory.parentCategoryId);
  const similar: ListedProduct[] = [];
  for (const { alias } of [primaryCategory, ...above]) {
    // Most models have up to three colours.
    const row = { categoryAlias: alias, sort: 'MOST_SOLD', take: 3 * (SIMILAR_COUNT + 1) } as const;
    const loaded = await loadProductRow(gateway, row, { signal, oncePerModel: true });
    if (!loaded.ok) return similar.length > 0 ? similar : null;
    similar.push(...loaded.value.filter((other) => !seen.has(other.productId)));
    if (similar.length >= FEWEST_SIMILAR) break;
    similar.forEach((other) => seen.add(other.productId));
  }
  return similar.slice(0, SIMILAR_COUNT);
}

/** Structured data is for documents: browsers do not load its code. */
async function documentHead(page: ProductPageData, app: AppContext): Promise<PageHead> {
  const head = productHead(page, app);
  if (typeof document !== 'undefined') return head;
  const { productStructuredData } = await import('./product-structured-data.ts');
  return { ...head, structuredData: productStructuredData(page, app) };
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<ProductData> {
  const app = context.get(appContext);
  const location = screenOf(request, app);
  const alias = location.screen === 'product' ? (location.params.alias ?? '') : '';
  // `/product` names none.
  if (alias === '') throw redirect(app.href('new-products') + new URL(request.url).search, 301);
  const [result] = await Promise.all([
    loadProduct(app.gateway, alias, { signal: request.signal }),
    productParts.load(app),
  ]);
  if (!result.ok) {
    if (result.error.kind === 'not-found') throw (await movedTo(app, request)) ?? data(null, { status: 404 });
    return throwPageFailure(result.error);
  }
  const loading = loadSimilar(app, result.value, request.signal);
  const similar = typeof document === 'undefined' ? await loading : loading;
  const { gtins: _gtins, ...product } = result.value;
  return {
    ...(similar === null && { isIncomplete: true }),
    head: await documentHead(result.value, app),
    product,
    arrival: arrivalOf(product.product, app.config.delivery, app.site, Date.now()),
    similar,
  };
}

/** Code and texts of the parts below the product. */
export const prefetch = productParts.load;

/** The back-in-stock form, posted without JavaScript or before hydration: saved, then back to the page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { gateway } = context.get(appContext);
  const form = await request.formData();
  const outcome = form.get('intent') === 'notify' ? await submitStockAlertForm(gateway, form) : undefined;
  if (!outcome) throw data(null, { status: 400 });
  // The form is shown again with what was typed.
  if (!outcome.ok)
    return data(
      { ...outcome.error, email: String(form.get('email') ?? ''), skuId: Number(form.get('skuId')) },
      { status: outcome.error.kind === 'unavailable' ? 503 : 422 },
    );
  return redirect(`${new URL(request.url).pathname}?notify=noted#notify`, { status: 303 });
}
