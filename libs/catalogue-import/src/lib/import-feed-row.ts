import { fail, ok } from '@lyng/model';
import type { Result, SourceImage, SourceParameter } from '@lyng/model';
import { inEveryLanguage, slugOf } from '@lyng/demo-catalogue/core';
import type { PlacedProduct } from './categories/build-categories.ts';
import { otherKindOf } from './categories/kinds.ts';
import { colourRunsOf } from './colour-runs.ts';
import type { ColourRun } from './colour-runs.ts';
import { convertPrice } from './convert-price.ts';
import { keyOf } from './import-registry.ts';
import type { ImportRegistry } from './import-registry.ts';
import { brandOfSource, languageOfSource } from './import-settings.ts';
import type { ImportSettings } from './import-settings.ts';
import { textsOf } from './imported-texts.ts';
import type { LanguageReader } from './text-language.ts';
import { makeImportedProduct } from './make-imported-product.ts';
import type { FeedProduct } from './parse-feed-product.ts';
import type { PhotoStore } from './photo-store.ts';
import { placeInShop } from './place-in-shop.ts';
import type { Place, PlaceTools } from './place-in-shop.ts';
import type { TaxonomyWords } from './read-taxonomy.ts';
import { drawingsFor, photosOfColour, takePhotos } from './product-photos.ts';

export interface ImportTools extends PlaceTools {
  readonly registry: ImportRegistry;
  readonly photos: PhotoStore;
  readonly taxonomy: TaxonomyWords;
  readonly settings: ImportSettings;
  readonly withPhotosOnly: boolean;
  readonly readLanguage: LanguageReader;
}

export interface ImportedRow {
  readonly products: readonly PlacedProduct[];
  /** Parts of the row that were left out. */
  readonly leftOut: readonly string[];
}

function parametersOf(product: FeedProduct, taxonomy: TaxonomyWords): readonly SourceParameter[] {
  const parameters = (groupId: number, label: 'material' | 'pattern', words: readonly string[]) =>
    words.flatMap((word): readonly SourceParameter[] => {
      const value = taxonomy[label](word);
      return value === undefined
        ? []
        : [
            {
              groupId,
              groupName: inEveryLanguage((copy) => copy.labels[label]),
              identifier: slugOf('da', word),
              value,
            },
          ];
    });
  return [...parameters(2, 'material', product.materials), ...parameters(3, 'pattern', product.patterns)];
}

/** A longer name is not one, and no index of the database takes it. */
const maxBrandLength = 100;

const brandOf = ({ brand, source }: FeedProduct, settings: ImportSettings): string =>
  [...(brand ?? brandOfSource(settings, source))].slice(0, maxBrandLength).join('');

async function imagesFor(
  product: FeedProduct,
  place: Place,
  run: ColourRun,
  productId: number,
  tools: ImportTools,
): Promise<Result<string, readonly SourceImage[]>> {
  const files = photosOfColour(run.imageFile, product.images);
  if (files.length > 0) {
    const taken = await takePhotos(tools.photos, files);
    if (taken.ok || tools.withPhotosOnly) return taken;
  }
  return tools.withPhotosOnly
    ? fail('no photo')
    : ok(drawingsFor(productId, place.kind ?? otherKindOf(place.family), run.colour.hex, product.title));
}

/** The products of a group are variants of each other and have colours of their own; a colour may change its product. */
const groupKeyOf = ({ source, id, variantGroup }: FeedProduct): string =>
  variantGroup === undefined ? keyOf(source, id) : keyOf(source, 'group', variantGroup);

const isOnSale = ({ salePrice }: FeedProduct): boolean => salePrice !== undefined && salePrice > 0;

const sellingPriceOf = (product: FeedProduct): number | undefined =>
  isOnSale(product) ? product.salePrice : product.price;

const salePriceLeftOut = (product: FeedProduct): readonly string[] =>
  product.salePrice === undefined || isOnSale(product) ? [] : [`sale price ${product.salePrice} is not a price`];

/** The product of one colour, under the name of that colour. */
const inColour = (product: FeedProduct, { title = product.title }: ColourRun): FeedProduct => ({ ...product, title });

/** The language of a product's texts: what the merchant has written of the source, or what its words show. */
const languageOf = (
  { source, title, description = '' }: FeedProduct,
  { settings, readLanguage }: ImportTools,
): string | undefined => languageOfSource(settings, source) ?? readLanguage(source, `${title}\n${description}`);

/** Makes a product of each colour in a row of the feed, or returns why it makes none. */
export async function importFeedRow(product: FeedProduct, tools: ImportTools): Promise<Result<string, ImportedRow>> {
  const { registry, withPhotosOnly, taxonomy, settings } = tools;
  const hasPhoto = product.images.length > 0 || product.variants.some((variant) => variant.imageFile !== undefined);
  if (withPhotosOnly && !hasPhoto) return fail('no photo');
  const placed = placeInShop(product, tools);
  if (!placed.ok) return placed;
  const { place } = placed.value;
  const { runs, leftOut } = colourRunsOf(product, taxonomy);
  if (runs.length === 0) return fail(leftOut.join(', '));

  const key = groupKeyOf(product);
  const products: PlacedProduct[] = [];
  const unusable = new Set(leftOut);
  for (const run of runs) {
    const prices = convertPrice(
      {
        price: sellingPriceOf(product),
        currency: product.currency,
        own: { ...product.marketPrices, ...run.marketPrices },
      },
      place.kind?.key ?? '',
      settings,
    );
    const productKey = keyOf(key, run.key);
    const productId = registry.idOf('product', productKey);
    const own = inColour(product, run);
    const images = prices.ok ? await imagesFor(own, place, run, productId, tools) : prices;
    if (!prices.ok || !images.ok) {
      unusable.add(images.ok ? 'no price' : images.error);
      continue;
    }
    products.push(
      makeImportedProduct(
        {
          key: productKey,
          productId,
          variantGroupId: registry.idOf('group', key),
          run,
          brandId: registry.brandIdOf(brandOf(product, settings)),
          place: place,
          texts: textsOf(own, languageOf(own, tools)),
          prices: prices.value,
          images: images.value,
          parameters: parametersOf(product, taxonomy),
          isNew: product.isNew,
          unitsSold: product.unitsSold ?? 0,
          rating: product.rating,
        },
        registry,
      ),
    );
  }
  return products.length === 0
    ? fail([...unusable].join(', '))
    : ok({ products, leftOut: [...placed.value.leftOut, ...salePriceLeftOut(product), ...unusable] });
}
