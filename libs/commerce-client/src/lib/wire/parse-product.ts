import { fail, jsonObject, jsonObjects, jsonText, ok } from '@lyng/model';
import type { JsonObject, ListedProduct, ProductSummary, Result, StockCounts } from '@lyng/model';
import { parseLowestPrice, parsePrice } from './parse-price.ts';
import { parseProductContent } from './parse-product-content.ts';
import type { ProductContent } from './parse-product-content.ts';
import { parseShownLowestPrice, parseShownPrice } from './parse-shown-price.ts';

/** A product that cannot be shown, and the part that it lacks. */
export interface MalformedProduct {
  readonly kind: 'malformed-product';
  readonly productId: number;
  readonly missing: 'id' | 'alias' | 'name' | 'price' | 'image';
}

/**
 * The day on which a product is first for sale, where that is still to come and nothing of it can be bought before.
 *
 * @param firstAvailableOn ISO date, as the commerce API has it
 * @param now milliseconds
 */
export const comingOn = (
  firstAvailableOn: string,
  { inStock, oversellable, static: uncounted }: StockCounts,
  now: number,
): string | null =>
  Date.parse(firstAvailableOn) > now && inStock + oversellable + uncounted <= 0 ? firstAvailableOn : null;

/** A product without an id, a link, a name, a price or an image is malformed. */
function parseCard<Prices>(
  data: JsonObject,
  prices: Prices | null,
): Result<MalformedProduct, ProductContent & Prices & Pick<ProductSummary, 'comesOn'>> {
  const content = parseProductContent(data);
  const { productId, alias, name, images, totalStock } = content;
  const malformed = (missing: MalformedProduct['missing']) =>
    fail({ kind: 'malformed-product', productId, missing } as const);
  if (productId === 0) return malformed('id');
  if (alias === '') return malformed('alias');
  if (name === '') return malformed('name');
  if (prices === null) return malformed('price');
  if (images.length === 0) return malformed('image');
  const comesOn = comingOn(jsonText(data['firstAvailableOn']), totalStock, Date.now());
  return ok({ ...content, ...prices, ...(comesOn !== null && { comesOn }) });
}

/** Parses a product with everything that a cart line shows of it, from the commerce API or the search service. */
export function parseProductSummary(data: JsonObject): Result<MalformedProduct, ProductSummary> {
  const unitPrice = parsePrice(data['unitPrice']);
  const lowestPrice = unitPrice && parseLowestPrice(data['lowestPrice'], unitPrice.selling);
  return parseCard(data, unitPrice && lowestPrice && { unitPrice, lowestPrice });
}

/** Four weeks, in milliseconds. */
const NEW_FOR = 28 * 24 * 60 * 60 * 1000;

const isNew = (data: JsonObject): boolean => {
  const age = Date.now() - Date.parse(jsonText(data['firstAvailableOn']));
  return age >= 0 && age < NEW_FOR;
};

const HEX = /^[\da-f]{6}$/i;

/** A colour with the `#` that the wire leaves out; an unknown one is empty. */
export const parseColour = (hex: unknown): string => (HEX.test(jsonText(hex)) ? `#${jsonText(hex)}` : '');

/** The colours of its model, each a product of its own: other variants of a group are sizes. */
const coloursOf = (data: JsonObject): readonly string[] => {
  const variants = jsonObjects(jsonObject(data['variantGroup'])?.['variants']);
  const products = new Map(variants.map((variant) => [variant['productId'], variant]));
  return [...products.values()].map(({ attributes }) =>
    parseColour(jsonObjects(attributes).find(({ key }) => key === 'hex')?.['value']),
  );
};

/** The names of the roots above its categories. */
const departmentsOf = (data: JsonObject): readonly string[] =>
  jsonObjects(data['categories'])
    .filter(({ parentCategoryId }) => parentCategoryId === 0)
    .map(({ name }) => jsonText(name));

function parseListedProduct(data: JsonObject): Result<MalformedProduct, ListedProduct> {
  const unitPrice = parseShownPrice(data['unitPrice']);
  const lowestPrice = unitPrice?.isDiscounted ? parseShownLowestPrice(data['lowestPrice']) : null;
  // A reduced price is never shown without the lowest one.
  const card = parseCard(
    data,
    unitPrice && (lowestPrice || !unitPrice.isDiscounted) ? { unitPrice, lowestPrice } : null,
  );
  if (!card.ok) return card;
  const { images, totalStock, ...product } = card.value;
  const { inStock, oversellable, static: uncounted } = totalStock;
  const colours = coloursOf(data);
  return ok({
    ...product,
    // A card shows the first image, and the second one on hover.
    images: images.slice(0, 2).map(({ fileName }) => ({ fileName })),
    totalStock: { inStock, oversellable, static: uncounted },
    ...(colours.length > 1 && { colours }),
  });
}

/**
 * Parses the products of a list; a malformed product is left out, the others stay. A card names its department, or that it
 * is new, only where other cards differ.
 */
export const parseListedProducts = (list: unknown): readonly ListedProduct[] => {
  const all = jsonObjects(list);
  const [first = [], ...others] = all.map(departmentsOf).filter((names) => names.length > 0);
  const areAllNew = all.every(isNew);
  const isMixed = !first.some((name) => others.every((names) => names.includes(name)));
  return all.flatMap((data) => {
    const product = parseListedProduct(data);
    const department = isMixed ? departmentsOf(data).join(', ') : '';
    if (!product.ok) return [];
    return [{ ...product.value, ...(department && { department }), ...(!areAllNew && isNew(data) && { isNew: true }) }];
  });
};
