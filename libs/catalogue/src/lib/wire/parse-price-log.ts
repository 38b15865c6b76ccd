import { minorUnits } from '@lyng/model';
import type { PriceLogEntry } from '../core/price-log.ts';
import { present } from './present.ts';
import type { ProductPageQuery } from './product-page.generated.ts';

type WireLog = NonNullable<ProductPageQuery['product']>['priceLog'];

/** The price log of the wire; an entry without a day or without the server's texts cannot be shown and is left out. */
export const parsePriceLog = (log: WireLog): readonly PriceLogEntry[] =>
  present(log).flatMap(
    ({ date, sellingPriceIncVat, sellingPriceExVat, sellingPriceIncVatFormatted, sellingPriceExVatFormatted }) => {
      const isReadable =
        !Number.isNaN(Date.parse(date)) && Number.isFinite(sellingPriceIncVat) && Number.isFinite(sellingPriceExVat);
      if (!isReadable || !sellingPriceIncVatFormatted || !sellingPriceExVatFormatted) return [];
      const price = {
        incVat: minorUnits(sellingPriceIncVat),
        exVat: minorUnits(sellingPriceExVat),
        incVatFormatted: sellingPriceIncVatFormatted,
        exVatFormatted: sellingPriceExVatFormatted,
      };
      return [{ since: new Date(date).toISOString(), price }];
    },
  );
