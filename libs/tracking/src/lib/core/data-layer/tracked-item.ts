import type { ListedProduct, MinorUnits, Product } from '@lyng/model';
import { itemDiscount } from '../item-discount.ts';
import { salesType } from '../sales-type.ts';

/** An item of an event, in GA4's names. Amounts are of one piece, in the event's currency, with VAT. */
export interface TrackedItem {
  /** The article number. */
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand: string;
  readonly item_category?: string;
  /** The colour. */
  readonly item_variant?: string;
  readonly item_size?: string;
  readonly item_list_name?: string;
  /** The position in a list, from 1. */
  readonly index?: number;
  readonly price: number;
  readonly discount: number;
  readonly quantity: number;
  /** The bucket of its discount, such as `6-10%`. */
  readonly sales_type: string;
}

/** The known facts of a product; only its own page names the category. */
export type TrackedProduct = Pick<ListedProduct, 'articleNumber' | 'name' | 'brandName' | 'colour' | 'unitPrice'> &
  Partial<Pick<Product, 'primaryCategory'>>;

/** An amount in the currency's major unit, as GA4 has it: 12345 → 123.45. */
export const majorUnits = (amount: MinorUnits): number => amount / 100;

export interface ItemDetails {
  readonly quantity?: number;
  readonly size?: string | undefined;
  readonly list?: string;
  readonly position?: number;
}

/** A product as an item; a price that is not reduced may lack its former amount. */
export function itemOf(product: TrackedProduct, { quantity = 1, size, list, position }: ItemDetails = {}): TrackedItem {
  const { articleNumber, name, brandName, colour, unitPrice, primaryCategory } = product;
  const { selling, regular = selling } = unitPrice;
  return {
    item_id: articleNumber,
    item_name: name,
    item_brand: brandName,
    ...(primaryCategory && { item_category: primaryCategory.name }),
    ...(colour !== undefined && { item_variant: colour }),
    ...(size !== undefined && { item_size: size }),
    ...(list !== undefined && { item_list_name: list }),
    ...(position !== undefined && { index: position }),
    price: majorUnits(selling.incVat),
    discount: majorUnits(itemDiscount({ regular, selling })),
    quantity,
    sales_type: salesType(unitPrice.discountPercentage ?? 0),
  };
}
