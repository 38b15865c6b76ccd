import { minorUnits, textLanguageOf } from '@lyng/model';
import type { LowestPrice, Money, Price } from '@lyng/model';
import {
  discountTypeOf,
  jsonAmount,
  jsonNumber,
  jsonObject,
  jsonObjects,
  jsonText,
  readProductBlock,
} from '@lyng/search-client';
import type { JsonObject, SearchProduct } from '@lyng/search-client';
import type { ProductHit } from '../core/suggestions.ts';

/**
 * The block of the shop's own product data: the service's own prices have neither the texts nor the lowest price that
 * must be shown.
 */
export const PRODUCT_BLOCK = 'ralph_data';

const objectOf = (value: unknown): JsonObject => jsonObject(value) ?? {};

const dataOf = (product: SearchProduct): JsonObject => objectOf(readProductBlock(product, PRODUCT_BLOCK)?.json);

/** An amount without a number or without the server's text cannot be shown, so it is left out. */
const moneyOf = (price: JsonObject, name: string): Money | null => {
  const [incVat, exVat] = [jsonAmount(price[`${name}IncVat`]), jsonAmount(price[`${name}ExVat`])];
  const [incVatFormatted, exVatFormatted] = [
    jsonText(price[`${name}IncVatFormatted`]),
    jsonText(price[`${name}ExVatFormatted`]),
  ];
  return Number.isFinite(incVat) && Number.isFinite(exVat) && incVatFormatted && exVatFormatted
    ? { incVat: minorUnits(incVat), exVat: minorUnits(exVat), incVatFormatted, exVatFormatted }
    : null;
};

const percentOf = (price: JsonObject): number => jsonAmount(price['discountPercentage']) || 0;

const priceOf = (value: unknown): Price | null => {
  const price = objectOf(value);
  const [selling, regular, discount] = [
    moneyOf(price, 'sellingPrice'),
    moneyOf(price, 'regularPrice'),
    moneyOf(price, 'discount'),
  ];
  if (!selling || !regular || !discount) return null;
  return {
    isDiscounted: price['isDiscounted'] === true,
    selling,
    regular,
    discount,
    vat: minorUnits(jsonAmount(price['vat']) || 0),
    discountPercentage: percentOf(price),
  };
};

const lowestPriceOf = (value: unknown, selling: Money): LowestPrice | null => {
  const price = objectOf(value);
  const [comparison, lowest] = [moneyOf(price, 'comparisonPrice'), moneyOf(price, 'lowestPrice')];
  return comparison && lowest
    ? {
        isDiscounted: price['isDiscounted'] === true,
        discountPercentage: percentOf(price),
        comparison,
        lowest,
        selling,
      }
    : null;
};

/** Parses a product for a row; `null` for one without a name, an image or a complete price. */
export function parseProductHit(product: SearchProduct): ProductHit | null {
  const { key, title, brand, link, ticket } = product;
  const data = dataOf(product);
  const productId = jsonNumber(data['productId']);
  const fileName = jsonText(jsonObjects(data['productImages'])[0]?.['fileName']).trim();
  const price = priceOf(data['unitPrice']);
  const lowestPrice = price && lowestPriceOf(data['lowestPrice'], price.selling);
  const nameLanguage = textLanguageOf(
    jsonObjects(data['parameterGroups']).map(({ name }) => ({ name: jsonText(name) })),
  );
  if (!price || !lowestPrice || fileName === '' || !Number.isSafeInteger(productId)) return null;
  return {
    key,
    productId,
    name: title,
    ...(nameLanguage !== undefined && { nameLanguage }),
    brandName: brand,
    link,
    fileName,
    price,
    lowestPrice,
    discountType: discountTypeOf(data['discountType']),
    ticket,
  };
}

/** The brand of a product with the address of its list; `null` where the shop's own data does not contain it. */
export function brandLinkOf(product: SearchProduct): { readonly name: string; readonly link: string } | null {
  const link = jsonText(objectOf(dataOf(product)['brand'])['canonicalUrl']);
  return link === '' ? null : { name: product.brand, link };
}
