import type { SourceImage, SourceParameter, SourceProduct, SourceSku } from '@lyng/model';
import { gtinOf, inEveryLanguage, slugOf } from '@lyng/demo-catalogue/core';
import type { PlacedProduct } from './categories/build-categories.ts';
import { otherKindOf } from './categories/kinds.ts';
import type { ColourRun } from './colour-runs.ts';
import { colourNotStated } from './colour-words.ts';
import { keyOf } from './import-registry.ts';
import type { ImportRegistry } from './import-registry.ts';
import type { Place } from './place-in-shop.ts';

/** Long enough ago to be neither new nor coming. */
const unknownArrivalDaysAgo = 365;
/** A feed that marks a product as new does not include the date. */
const newArrivalDaysAgo = 14;

/** Units of a size whose feed has no stock figure at all. */
const stockWhenNotStated = 20;

/** All data of one colour of an imported product. */
export interface ImportedProduct {
  /** Its name in the source, with the colour. */
  readonly key: string;
  readonly productId: number;
  readonly variantGroupId: number;
  readonly brandId: number;
  readonly place: Place;
  readonly run: ColourRun;
  readonly texts: Pick<SourceProduct, 'name' | 'description' | 'details' | 'textLanguages'>;
  readonly prices: SourceProduct['prices'];
  readonly images: readonly SourceImage[];
  readonly parameters: readonly SourceParameter[];
  readonly isNew: boolean;
  readonly unitsSold: number;
  readonly rating?: SourceProduct['rating'];
}

function skusOf({ key, run }: ImportedProduct, articleNumber: string, registry: ImportRegistry): SourceSku[] {
  return run.sizes.map(({ label, stock, gtin }, index) => {
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

const colourParameters = ({ colour }: ColourRun): readonly SourceParameter[] =>
  colour.families.map(({ key, name }) => ({
    groupId: 1,
    groupName: inEveryLanguage((copy) => copy.labels.colour),
    identifier: key,
    value: name,
  }));

/** Converts one colour of an imported product into the shape of the catalogue. */
export function makeImportedProduct(imported: ImportedProduct, registry: ImportRegistry): PlacedProduct {
  const { place, run, texts } = imported;
  const { key, hex, name } = run.colour;
  const colour = key === colourNotStated.key ? '' : key;
  const articleNumber = `IM-${imported.productId}`;
  const alias = registry.aliasOf(imported.key, slugOf('da', `${texts.name.da} ${colour}`));
  const product = {
    productId: imported.productId,
    articleNumber,
    variantGroupId: imported.variantGroupId,
    gender: place.gender,
    kind: (place.kind ?? otherKindOf(place.family)).key,
    brandId: imported.brandId,
    // One address for all languages: the titles are mostly in one language only.
    alias: { da: alias, sv: alias, nb: alias, fi: alias },
    ...texts,
    colour: { key, hex, name },
    parameters: [...colourParameters(run), ...imported.parameters],
    skus: skusOf(imported, articleNumber, registry),
    prices: imported.prices,
    discountType: 'NONE' as const,
    campaignIds: [],
    images: imported.images,
    firstAvailableDaysAgo: imported.isNew ? newArrivalDaysAgo : unknownArrivalDaysAgo,
    unitsSold: imported.unitsSold,
    rating: imported.rating,
  };
  return { product, place };
}
