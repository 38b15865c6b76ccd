import type { AppContext, Ports } from '@lyng/feature';
import { ok } from '@lyng/model';
import { loadProductsByIds } from '../wire/load-products-by-ids.ts';

/** Products that another feature knows by their ids. A member's may be some that only members see. */
export const create =
  ({ gateway, port }: Pick<AppContext, 'gateway' | 'port'>): Ports['productsByIds'] =>
  async (ids, signal) => {
    const found = await loadProductsByIds(gateway, ids, signal && { signal });
    const wanted = [...new Set(ids)];
    if (!found.ok || found.value.length === wanted.length || !(await port('visitor'))?.()?.memberId) return found;
    const membersProducts = (await (await port('membersProducts'))?.(signal)) ?? [];
    const known = new Map([...found.value, ...membersProducts].map((product) => [product.productId, product]));
    return ok(wanted.flatMap((id) => known.get(id) ?? []));
  };
