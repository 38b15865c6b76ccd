import { appContext, movedTo, screenOf, throwPageFailure } from '@lyng/feature';
import type { PageHead } from '@lyng/feature';
import type { ProductSummary } from '@lyng/model';
import { data, redirect } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { loadProduct } from '../../wire/load-product.ts';
import { loadProductRow } from '../../wire/load-product-row.ts';
import type { ProductPageData } from '../../wire/parse-product.ts';
import { submitStockAlertForm } from '../../wire/request-stock-alert.ts';
import { productHead } from './product-head.ts';
import { productParts } from './product-parts.ts';
import { productStructuredData } from './product-structured-data.ts';

/** How many similar products are shown below a product. */
const SIMILAR_COUNT = 8;

/** The data of a product's page. */
export interface ProductData {
  readonly head: PageHead;
  readonly product: ProductPageData;
  /** `null` when they fail to load. */
  readonly similar: readonly ProductSummary[] | null;
  readonly isIncomplete?: boolean;
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<ProductData> {
  const app = context.get(appContext);
  const location = screenOf(request, app);
  const alias = location.screen === 'product' ? (location.params.alias ?? '') : '';
  const [result] = await Promise.all([
    loadProduct(app.gateway, alias, { signal: request.signal }),
    productParts.load(app),
  ]);
  if (!result.ok) {
    if (result.error.kind === 'not-found') throw (await movedTo(app, request)) ?? data(null, { status: 404 });
    return throwPageFailure(result.error);
  }
  const { product } = result.value;
  const row = { categoryAlias: product.primaryCategory.alias, sort: 'MOST_SOLD', take: SIMILAR_COUNT + 1 } as const;
  const similar = await loadProductRow(app.gateway, row, { signal: request.signal });
  return {
    ...(!similar.ok && { isIncomplete: true }),
    head: { ...productHead(result.value, app), structuredData: productStructuredData(result.value, app) },
    product: result.value,
    similar: similar.ok
      ? similar.value.filter(({ productId }) => productId !== product.productId).slice(0, SIMILAR_COUNT)
      : null,
  };
}

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
