import type { ListedProduct, Product, ProductSummary, Sku, Stock } from '../product.ts';
import { makeLowestPrice, makePrice, makeShownPrice } from './make-price.ts';

/** `makeStock(3)` has three units in stock and nothing else. */
export const makeStock = (inStock = 12, more: Partial<Stock> = {}): Stock => ({
  inStock,
  oversellable: 0,
  static: 0,
  totalStock: inStock,
  incoming: null,
  ...more,
});

export const makeSku = (skuId = 5001, name = '38', stock: Stock = makeStock()): Sku => ({
  skuId,
  articleNumber: `A-${skuId}`,
  name,
  stock,
});

export const makeProductSummary = (more: Partial<ProductSummary> = {}): ProductSummary => ({
  productId: 1001,
  articleNumber: 'LY-1001',
  alias: 'solveig-hvid-laedersneaker',
  name: 'Solveig hvid lædersneaker',
  brandName: 'Havnemark',
  colour: 'Hvid',
  discountType: 'NONE',
  images: [
    { fileName: '1001-1.svg', tags: ['main'] },
    { fileName: '1001-2.svg', tags: ['back'] },
  ],
  unitPrice: makePrice(),
  lowestPrice: makeLowestPrice(),
  totalStock: makeStock(),
  ...more,
});

/** The card's data of `makeProductSummary()`. */
export const makeListedProduct = (more: Partial<ListedProduct> = {}): ListedProduct => ({
  ...makeProductSummary(),
  images: [{ fileName: '1001-1.svg' }, { fileName: '1001-2.svg' }],
  unitPrice: makeShownPrice(),
  lowestPrice: null,
  totalStock: { inStock: 12, oversellable: 0, static: 0 },
  ...more,
});

export const makeProduct = (more: Partial<Product> = {}): Product => ({
  ...makeProductSummary(),
  canonicalUrl: '/p/solveig-hvid-laedersneaker',
  description: 'En klar sneaker i blødt læder med let sål.',
  details: ['Overdel: læder', 'Sål: gummi'],
  primaryCategory: { categoryId: 12, parentCategoryId: 2, name: 'Sneakers', alias: 'dame-sneakers' },
  categories: [
    { categoryId: 1, parentCategoryId: 0, name: 'Dame', alias: 'dame' },
    { categoryId: 2, parentCategoryId: 1, name: 'Sko', alias: 'dame-sko' },
    { categoryId: 12, parentCategoryId: 2, name: 'Sneakers', alias: 'dame-sneakers' },
  ],
  skus: ['37', '38', '39'].map((name, index) => makeSku(5001 + index, name, makeStock(index * 4))),
  parameterGroups: [
    { parameterGroupId: 1, name: 'Color', parameters: [{ name: 'Color', value: 'Hvid', identifier: 'color' }] },
  ],
  colourVariants: [],
  ...more,
});
