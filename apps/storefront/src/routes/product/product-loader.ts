import { loadProduct, loadProductRow } from '@lyng/catalogue';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { appContext } from '../../shell/app-context.ts';
import { movedTo } from '../../shell/moved-to.ts';
import { screenOf } from '../../shell/page-address.ts';
import { throwPageFailure } from '../../shell/page-failure.ts';
import { productHead } from './product-head.ts';

/** How many products of the same kind stand below a product. */
const alikeCount = 8;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const location = screenOf(request, app);
  const alias = location.screen === 'product' ? (location.params.alias ?? '') : '';
  const result = await loadProduct(app.gateway, alias, { signal: request.signal });
  if (!result.ok) {
    if (result.error.kind === 'not-found') throw (await movedTo(app, request)) ?? data(null, { status: 404 });
    return throwPageFailure(result.error);
  }
  const { product } = result.value;
  const row = { categoryAlias: product.primaryCategory.alias, sort: 'MOST_SOLD', take: alikeCount + 1 } as const;
  const alike = await loadProductRow(app.gateway, row, { signal: request.signal });
  return {
    head: productHead(result.value, app),
    product: result.value,
    alike: alike.ok ? alike.value.filter(({ productId }) => productId !== product.productId).slice(0, alikeCount) : [],
  };
}
