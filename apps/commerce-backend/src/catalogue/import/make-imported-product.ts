import type { SourceImage, SourceParameter, SourceProduct, SourceSku } from '@lyng/model';
import { categoryPath, gtinOf, inEveryLanguage, slugOf } from '@lyng/demo-catalogue/core';
import type { Department, Family } from '@lyng/demo-catalogue/core';
import type { ColourRun } from './colour-runs.ts';
import { colourNotStated } from './colour-words.ts';
import type { ImportRegistry } from './import-registry.ts';
import type { Place } from './place-in-shop.ts';

/** Long enough ago to be neither new nor coming. */
const unknownArrivalDaysAgo = 365;
/** A feed that marks a product as new does not include the date. */
const newArrivalDaysAgo = 14;

export type Placement =
  | Place
  | {
      readonly family: Family;
      readonly kind: string;
      readonly gender: SourceProduct['gender'];
      readonly departments: readonly Department[];
    };

/** All data of one colour of an imported product. */
export interface ImportedProduct {
  readonly productId: number;
  readonly variantGroupId: number;
  readonly brandId: number;
  readonly placement: Placement;
  readonly run: ColourRun;
  readonly texts: Pick<SourceProduct, 'name' | 'description' | 'details'>;
  readonly prices: SourceProduct['prices'];
  readonly images: readonly SourceImage[];
  readonly parameters: readonly SourceParameter[];
  readonly stockWhenNotStated: number;
  readonly isNew: boolean;
  readonly unitsSold: number;
  readonly rating?: SourceProduct['rating'];
}

function skusOf(
  { run, stockWhenNotStated }: ImportedProduct,
  articleNumber: string,
  registry: ImportRegistry,
): SourceSku[] {
  return run.sizes.map(({ label, stock }, index) => {
    const skuId = registry.nextSkuId();
    return {
      skuId,
      articleNumber: `${articleNumber}-${String(index + 1).padStart(2, '0')}`,
      gtin: gtinOf(skuId),
      name: label,
      inStock: stock ?? stockWhenNotStated,
      oversellable: 0,
      static: 0,
    };
  });
}

function categoriesOf(placement: Placement): Pick<SourceProduct, 'primaryCategoryId' | 'categoryIds'> {
  const place = 'family' in placement ? { family: placement.family } : { kind: placement.kind };
  const paths = placement.departments.map((department) => categoryPath(department, place));
  return { primaryCategoryId: paths[0]?.at(-1) ?? 0, categoryIds: paths.flat() };
}

const colourParameter = (run: ColourRun): readonly SourceParameter[] =>
  run.colour.key === colourNotStated.key
    ? []
    : [
        {
          groupId: 1,
          groupName: inEveryLanguage((copy) => copy.labels.colour),
          identifier: run.colour.key,
          value: run.colour.name,
        },
      ];

/** Converts one colour of an imported product into the shape of the catalogue. */
export function makeImportedProduct(imported: ImportedProduct, registry: ImportRegistry): SourceProduct {
  const { placement, run, texts } = imported;
  const colour = run.colour.key === colourNotStated.key ? '' : run.colour.key;
  const articleNumber = `IM-${imported.productId}`;
  const alias = registry.aliasFor(slugOf('da', `${texts.name.da} ${colour}`));
  return {
    productId: imported.productId,
    articleNumber,
    variantGroupId: imported.variantGroupId,
    gender: placement.gender,
    kind: placement.kind,
    brandId: imported.brandId,
    ...categoriesOf(placement),
    // One address for all languages: the titles are mostly in one language only.
    alias: { da: alias, sv: alias, nb: alias, fi: alias },
    ...texts,
    colour: run.colour,
    parameters: [...colourParameter(run), ...imported.parameters],
    skus: skusOf(imported, articleNumber, registry),
    prices: imported.prices,
    discountType: 'NONE',
    campaignIds: [],
    images: imported.images,
    firstAvailableDaysAgo: imported.isNew ? newArrivalDaysAgo : unknownArrivalDaysAgo,
    unitsSold: imported.unitsSold,
    ...(imported.rating === undefined ? {} : { rating: imported.rating }),
  };
}
