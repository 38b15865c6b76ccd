import { parseListedProducts } from '@lyng/commerce-client';
import type { AppContext, Ports } from '@lyng/feature';
import { MembersProductsDocument } from '../wire/members-products.generated.ts';

/** The products that only members see. Never from or into the cache, which the next shopper of this browser has too. */
export const create =
  ({ gateway }: Pick<AppContext, 'gateway'>): Ports['membersProducts'] =>
  async (signal) => {
    const result = await gateway.query(
      MembersProductsDocument,
      {},
      { fetchPolicy: 'no-cache', ...(signal && { signal }) },
    );
    return result.ok ? parseListedProducts(result.value.membersProducts) : null;
  };
