import { cookieNames } from '@lyng/browser';
import { loadProduct, loadProductRow, takeStockAlertForm } from '@lyng/catalogue';
import { loadReviews, reviewPageIn } from '@lyng/reviews';
import { data, redirect } from 'react-router-dom';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { appContext } from '../../shell/app-context.ts';
import { movedTo } from '../../shell/moved-to.ts';
import { screenOf } from '../../shell/page-address.ts';
import { throwPageFailure } from '../../shell/page-failure.ts';
import { productHead } from './product-head.ts';
import { loadProductParts } from './product-parts.ts';
import { productStructuredData } from './product-structured-data.ts';

/** How many products of the same kind stand below a product. */
const alikeCount = 8;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const location = screenOf(request, app);
  const alias = location.screen === 'product' ? (location.params.alias ?? '') : '';
  const page = reviewPageIn(new URL(request.url).search);
  const [result, said] = await Promise.all([
    loadProduct(app.gateway, alias, { signal: request.signal }),
    // What was just written must be there: no kept answer.
    loadReviews(app.gateway, alias, page, { signal: request.signal, fetchPolicy: 'no-cache' }),
    loadProductParts(),
    app.useMessages('reviews', true),
  ]);
  if (!result.ok) {
    if (result.error.kind === 'not-found') throw (await movedTo(app, request)) ?? data(null, { status: 404 });
    return throwPageFailure(result.error);
  }
  const { product } = result.value;
  const row = { categoryAlias: product.primaryCategory.alias, sort: 'MOST_SOLD', take: alikeCount + 1 } as const;
  const alike = await loadProductRow(app.gateway, row, { signal: request.signal });
  const reviews = said.ok ? said.value : null;
  const head = productHead(result.value, app);
  return {
    head: { ...head, structuredData: productStructuredData(result.value, reviews, app) },
    product: result.value,
    reviews,
    page,
    hasSession: app.cookie(cookieNames.auth) !== undefined,
    alike: alike.ok
      ? alike.value.filter(({ productId }) => productId !== product.productId).slice(0, alikeCount)
      : null,
  };
}

/** The form of who waits for a size, posted without JavaScript or before hydration: noted, then back to the page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { gateway } = context.get(appContext);
  const form = await request.formData();
  const outcome = form.get('intent') === 'notify' ? await takeStockAlertForm(gateway, form) : undefined;
  if (!outcome) throw data(null, { status: 400 });
  // What was typed goes back into the form.
  if (!outcome.ok)
    return data(
      { ...outcome.error, email: String(form.get('email') ?? ''), skuId: Number(form.get('skuId')) },
      { status: outcome.error.kind === 'unavailable' ? 503 : 422 },
    );
  return redirect(`${new URL(request.url).pathname}?notify=noted#notify`, { status: 303 });
}
