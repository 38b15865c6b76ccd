import { parseMoney } from '@lyng/commerce-client';
import type { PriceLogEntry } from '../core/price-log.ts';
import { present } from './present.ts';
import type { ProductPageQuery } from './product-page.generated.ts';

type WireLog = NonNullable<ProductPageQuery['product']>['priceLog'];

/** The price log of the wire; an entry without a day or without the server's texts cannot be shown and is left out. */
export const parsePriceLog = (log: WireLog): readonly PriceLogEntry[] =>
  present(log).flatMap((entry) => {
    const price = parseMoney(entry, 'sellingPrice');
    return price && !Number.isNaN(Date.parse(entry.date)) ? [{ since: new Date(entry.date).toISOString(), price }] : [];
  });
