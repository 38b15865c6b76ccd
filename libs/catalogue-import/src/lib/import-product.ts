import { fail, ok } from '@lyng/model';
import type { Localized, Result, SourceImage, SourceParameter, SourceSku } from '@lyng/model';
import { gtinOf, inEveryLanguage, slugOf } from '@lyng/demo-catalogue/core';
import type { CategoryMapping } from './categories/category-mapping.ts';
import { placeInShop } from './categories/place-in-shop.ts';
import type { Place } from './categories/place-in-shop.ts';
import type { PlacedProduct } from './categories/placed-products.ts';
import { coloursOfProduct } from './colours-of-product.ts';
import type { ColourOfProduct, LeftOut } from './colours-of-product.ts';
import { colourNotStated } from './colours.ts';
import { convertPrice } from './convert-price.ts';
import type { FeedProduct } from './feed-product.ts';
import { keyOf } from './import-registry.ts';
import type { ImportRegistry } from './import-registry.ts';
import { brandOfSource } from './import-settings.ts';
import type { ImportSettings } from './import-settings.ts';
import { textsOf } from './imported-texts.ts';
import { drawingsFor, photosOfColour } from './photo-store.ts';
import type { TakePhotos } from './photo-store.ts';
import type { TaxonomyWords } from './read-taxonomy.ts';
import type { LanguageReader } from './text-language.ts';

export interface ImportTools {
  readonly registry: ImportRegistry;
  readonly mapping: CategoryMapping;
  readonly takePhotos: TakePhotos;
  readonly taxonomy: TaxonomyWords;
  readonly settings: ImportSettings;
  readonly withPhotosOnly: boolean;
  readonly readLanguage: LanguageReader;
}

/** Long enough ago to be neither new nor coming. */
const unknownArrivalDaysAgo = 365;
/** A feed that marks a product as new does not include the date. */
const newArrivalDaysAgo = 14;

/** Units of a size whose feed has no stock figure at all. */
const stockWhenNotStated = 20;

function skusOf(key: string, sizes: ColourOfProduct['sizes'], articleNumber: string, registry: ImportRegistry) {
  return sizes.map(({ label, stock, gtin }, index): SourceSku => {
    const skuId = registry.idOf('sku', keyOf(key, label));
    return {
      skuId,
      articleNumber: `${articleNumber}-${String(index + 1).padStart(2, '0')}`,
      gtin: gtin ?? gtinOf(skuId),
      name: label,
      inStock: stock ?? stockWhenNotStated,
      oversellable: 0,
      static: 0,
    };
  });
}

const parameter = (
  groupId: number,
  label: 'colour' | 'material' | 'pattern',
  identifier: string,
  value: Localized,
): SourceParameter => ({ groupId, groupName: inEveryLanguage((copy) => copy.labels[label]), identifier, value });

/** Colours, and the materials and patterns that the taxonomy of the folder translates. */
function parametersOf(product: FeedProduct, { families }: ColourOfProduct['colour'], taxonomy: TaxonomyWords) {
  const translated = (groupId: number, label: 'material' | 'pattern', words: readonly string[] = []) =>
    words.flatMap((word) => {
      const value = taxonomy[label](word);
      return value === undefined ? [] : parameter(groupId, label, slugOf('da', word), value);
    });
  return [
    ...families.map(({ key, name }) => parameter(1, 'colour', key, name)),
    ...translated(2, 'material', product.materials),
    ...translated(3, 'pattern', product.patterns),
  ];
}

/** A longer name is not one, and no index of the database takes it. */
const maxBrandLength = 100;

const brandOf = ({ brand, source }: FeedProduct, settings: ImportSettings): string =>
  [...(brand ?? brandOfSource(settings, source))].slice(0, maxBrandLength).join('');

/** The products of a group are variants of each other and have colours of their own; a colour may change its product. */
const groupKeyOf = ({ source, id, variantGroup }: FeedProduct): string =>
  variantGroup === undefined ? keyOf(source, id) : keyOf(source, 'group', variantGroup);

/** The language of a product's texts: what the merchant has written of the source, or what its words show. */
const languageOf = ({ source, title, description = '' }: FeedProduct, tools: ImportTools): string | undefined =>
  tools.settings.languages.get(source) ?? tools.readLanguage(source, `${title}\n${description}`);

/** The photos of a colour, or drawings where the shop may draw it. */
async function imagesOf(
  product: FeedProduct,
  { imageFile }: ColourOfProduct,
  drawings: readonly SourceImage[],
  { takePhotos, withPhotosOnly }: ImportTools,
): Promise<Result<string, readonly SourceImage[]>> {
  const files = photosOfColour(imageFile, product.images ?? []);
  const taken = files.length === 0 ? fail('no photo') : await takePhotos(files);
  return taken.ok || withPhotosOnly || product.isFreePhoto === true ? taken : ok(drawings);
}

/** Makes the product of one colour, or returns why it makes none. */
async function productOf(
  product: FeedProduct,
  place: Place,
  colour: ColourOfProduct,
  tools: ImportTools,
): Promise<Result<string, PlacedProduct>> {
  const { registry, taxonomy, settings } = tools;
  const prices = convertPrice(colour.price, place.kind.key, settings);
  if (!prices.ok) return prices;
  const group = groupKeyOf(product);
  // A free photo is one product, whatever its colour.
  const productKey = product.isFreePhoto === true ? group : keyOf(group, colour.key);
  const productId = registry.idOf('product', productKey);
  const { key, hex, name } = colour.colour;
  const images = await imagesOf(product, colour, drawingsFor(productId, place.kind, hex, colour.title), tools);
  if (!images.ok) return images;
  const own = { ...product, title: colour.title };
  const texts = textsOf(own, languageOf(own, tools));
  const articleNumber = `IM-${productId}`;
  const colourInAlias = key === colourNotStated.key ? '' : key;
  const alias = registry.aliasOf('product', productKey, slugOf('da', `${texts.name.da} ${colourInAlias}`));
  return ok({
    place,
    product: {
      productId,
      articleNumber,
      variantGroupId: registry.idOf('group', group),
      gender: place.gender,
      kind: place.kind.key,
      brandId: registry.brandIdOf(brandOf(product, settings)),
      // One address for all languages: the titles are mostly in one language only.
      alias: { da: alias, sv: alias, nb: alias, fi: alias },
      ...texts,
      colour: { key, hex, name },
      parameters: parametersOf(product, colour.colour, taxonomy),
      skus: skusOf(productKey, colour.sizes, articleNumber, registry),
      prices: prices.value,
      discountType: 'NONE',
      campaignIds: [],
      images: images.value,
      firstAvailableDaysAgo: product.isNew === true ? newArrivalDaysAgo : unknownArrivalDaysAgo,
      unitsSold: product.unitsSold ?? 0,
      rating: product.rating,
    },
  });
}

/** The products of a row, and the parts that are left out; without products, these are the reasons. */
export interface ImportedRow {
  readonly products: readonly PlacedProduct[];
  readonly leftOut: readonly LeftOut[];
}

/** Makes a product of each colour in a row of the feed. */
export async function importProduct(product: FeedProduct, tools: ImportTools): Promise<ImportedRow> {
  const isShown = (product.images ?? []).length > 0 || product.variants.some(({ imageFile }) => imageFile);
  if (tools.withPhotosOnly && !isShown) return { products: [], leftOut: [{ reason: 'no photo' }] };
  const place = placeInShop(product, tools.mapping);
  if (!place.ok) return { products: [], leftOut: [{ reason: place.error }] };
  const leftOut: LeftOut[] = [];
  const colours = coloursOfProduct(product, tools.taxonomy.colour, (part) => leftOut.push(part));
  const products: PlacedProduct[] = [];
  for (const colour of colours) {
    const made = await productOf(product, place.value, colour, tools);
    if (made.ok) products.push(made.value);
    else if (leftOut.every(({ reason }) => reason !== made.error)) leftOut.push({ reason: made.error });
  }
  if (products.length === 0) return { products, leftOut };
  const ofVariants = product.variants.flatMap((variant) =>
    (variant.leftOut ?? []).map((reason) => ({ reason, variant })),
  );
  const ofProduct = [...(product.leftOut ?? []), ...place.value.leftOut].map((reason) => ({ reason }));
  return { products, leftOut: [...ofProduct, ...ofVariants, ...leftOut] };
}
