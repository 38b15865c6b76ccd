import { fail, ok } from '@lyng/model';
import type { Result, SourceImage, SourceParameter, SourceProduct } from '@lyng/model';
import { inEveryLanguage, slugOf } from '@lyng/demo-catalogue/core';
import { colourRunsOf } from './colour-runs.ts';
import type { ColourRun } from './colour-runs.ts';
import { convertPrice } from './convert-price.ts';
import type { ImportRegistry } from './import-registry.ts';
import type { ImportOptions } from './import-options.ts';
import { textsOf } from './imported-texts.ts';
import { makeImportedProduct } from './make-imported-product.ts';
import type { FeedProduct } from './parse-feed-product.ts';
import type { PhotoStore } from './photo-store.ts';
import { placeInShop } from './place-in-shop.ts';
import type { Place } from './place-in-shop.ts';
import type { TaxonomyWords } from './read-taxonomy.ts';
import { drawingsFor, photosOfColour, takePhotos } from './product-photos.ts';

export interface ImportTools {
  readonly registry: ImportRegistry;
  readonly photos: PhotoStore;
  readonly taxonomy: TaxonomyWords;
  readonly options: Required<ImportOptions>;
}

export interface ImportedRow {
  readonly products: readonly SourceProduct[];
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

async function imagesFor(
  product: FeedProduct,
  place: Place,
  run: ColourRun,
  productId: number,
  tools: ImportTools,
): Promise<Result<string, readonly SourceImage[]>> {
  const files = photosOfColour(run.imageFile, product.images);
  if (files.length > 0) return takePhotos(tools.photos, files);
  return tools.options.withPhotosOnly
    ? fail('no photo')
    : ok(drawingsFor(productId, place.kind, run.colour.hex, product.title));
}

/** Makes a product of each colour in a row of the feed, or returns why it makes none. */
export async function importFeedRow(product: FeedProduct, tools: ImportTools): Promise<Result<string, ImportedRow>> {
  const { registry, options, taxonomy } = tools;
  const hasPhoto = product.images.length > 0 || product.variants.some((variant) => variant.imageFile !== undefined);
  if (options.withPhotosOnly && !hasPhoto) return fail('no photo');
  const place = placeInShop(product);
  if (!place.ok) return place;
  const prices = convertPrice(product.price, product.currency);
  if (!prices.ok) return prices;
  const { runs, leftOut } = colourRunsOf(place.value.kind, product, taxonomy);
  if (runs.length === 0) return fail(leftOut.join(', '));

  const variantGroupId = registry.nextVariantGroupId();
  const products: SourceProduct[] = [];
  const unusable: string[] = [...leftOut];
  for (const run of runs) {
    const productId = registry.nextProductId();
    const images = await imagesFor(product, place.value, run, productId, tools);
    if (!images.ok) {
      unusable.push(images.error);
      continue;
    }
    products.push(
      makeImportedProduct(
        {
          productId,
          variantGroupId,
          run,
          brandId: registry.brandIdOf(product.brand ?? 'No name'),
          placement: place.value,
          texts: textsOf(product),
          prices: prices.value,
          images: images.value,
          parameters: parametersOf(product, taxonomy),
          stockWhenNotStated: options.stockWhenNotStated,
          isNew: product.isNew,
          unitsSold: product.unitsSold ?? 0,
          rating: product.rating,
        },
        registry,
      ),
    );
  }
  return products.length === 0 ? fail(unusable.join(', ')) : ok({ products, leftOut: unusable });
}
