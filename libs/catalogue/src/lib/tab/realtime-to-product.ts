import type { CommerceGateway } from '@lyng/commerce-client';
import type { Ports, Tab } from '@lyng/feature';
import type { Product } from '@lyng/model';
import { scarceUnits } from '../core/stock-status.ts';
import { loadProduct } from '../wire/load-product.ts';

type Router = Pick<Tab['router'], 'revalidate' | 'state' | 'subscribe'>;

/** The product that the router shows, if few of one of its sizes are left. */
function scarceProduct({ matches, loaderData }: Router['state']): Product | undefined {
  const data = loaderData[matches.at(-1)?.route.id ?? ''] as
    | { readonly product?: { readonly product?: Product } }
    | null
    | undefined;
  const product = data?.product?.product;
  return product?.skus?.some(({ stock }) => scarceUnits(stock) !== null) ? product : undefined;
}

/** The page of a product of which few are left shows how many there are now. */
export function realtimeToProduct(router: Router, gateway: CommerceGateway, follow: Ports['realtime']): void {
  let shown: Product | undefined;
  let stop = (): void => undefined;

  const refresh = async (alias: string): Promise<void> => {
    const loaded = await loadProduct(gateway, alias, { fetchPolicy: 'network-only' });
    if (loaded.ok && shown?.alias === alias) await router.revalidate();
  };
  const update = (): void => {
    const next = scarceProduct(router.state);
    const isSame = next?.productId === shown?.productId;
    shown = next;
    if (isSame) return;
    stop();
    stop = next ? follow(`stock:${next.productId}`, () => void refresh(next.alias)) : () => undefined;
  };
  router.subscribe(update);
  update();
}
