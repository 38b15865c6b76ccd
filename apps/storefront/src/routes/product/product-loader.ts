import { cookieNames } from '@lyng/browser';
import { loadProduct, loadProductRow, submitStockAlertForm } from '@lyng/catalogue';
import { loadReviews, reviewPageIn } from '@lyng/reviews';
import { data, redirect } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { appContext, movedTo, screenOf, throwPageFailure } from '@lyng/feature';
import { productHead } from './product-head.ts';
import { loadProductParts } from './product-parts.ts';
import { productStructuredData } from './product-structured-data.ts';

/** How many similar products are shown below a product. */
const SIMILAR_COUNT = 8;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const location = screenOf(request, app);
  const alias = location.screen === 'product' ? (location.params.alias ?? '') : '';
  const page = reviewPageIn(new URL(request.url).search);
  const [result, reviewsResult] = await Promise.all([
    loadProduct(app.gateway, alias, { signal: request.signal }),
    // A review that was just written must be included: bypass the cache.
    loadReviews(app.gateway, alias, page, { signal: request.signal, fetchPolicy: 'no-cache' }),
    loadProductParts(),
    app.loadMessages('reviews', true),
  ]);
  if (!result.ok) {
    if (result.error.kind === 'not-found') throw (await movedTo(app, request)) ?? data(null, { status: 404 });
    return throwPageFailure(result.error);
  }
  const { product } = result.value;
  const row = { categoryAlias: product.primaryCategory.alias, sort: 'MOST_SOLD', take: SIMILAR_COUNT + 1 } as const;
  const similar = await loadProductRow(app.gateway, row, { signal: request.signal });
  const reviews = reviewsResult.ok ? reviewsResult.value : null;
  const head = productHead(result.value, app);
  return {
    ...((reviews === null || !similar.ok) && { isIncomplete: true }),
    head: { ...head, structuredData: productStructuredData(result.value, reviews, app) },
    product: result.value,
    reviews,
    page,
    hasSession: app.cookie(cookieNames.auth) !== undefined,
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
