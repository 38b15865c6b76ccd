import { formatMoney } from '@lyng/i18n/core';
import type { Money, ProductSummary, Sku, Stock } from '@lyng/model';

const money = (incVat: number, exVat = (incVat * 4) / 5): Money => ({
  incVat,
  exVat,
  incVatFormatted: formatMoney(incVat, 'DKK', 'da'),
  exVatFormatted: formatMoney(exVat, 'DKK', 'da'),
});

const [selling, nothing] = [money(94900), money(0)];
const stock: Stock = { inStock: 20, oversellable: 0, static: 0, totalStock: 20, incoming: null };
const sku: Sku = { skuId: 103106, articleNumber: 'LY-10449-02', name: 'S', stock };

/** A product in one size, as the shop's own source of products has it. */
export const product: ProductSummary & { readonly skus: readonly [Sku] } = {
  productId: 10449,
  articleNumber: 'LY-10449',
  alias: 'blaavarp-graa-denimjakke-silje',
  name: 'Grå denimjakke Silje',
  brandName: 'Blåvarp',
  discountType: 'NONE',
  images: [{ fileName: '10449-1.svg', tags: ['main'] }],
  unitPrice: { isDiscounted: false, selling, regular: selling, discount: nothing, vat: 18980, discountPercentage: 0 },
  lowestPrice: { isDiscounted: false, discountPercentage: 0, comparison: selling, lowest: selling, selling },
  totalStock: stock,
  skus: [sku],
};
