import type { SourceImage, SourceParameter, SourceProduct, SourceSku } from '../catalogue-source.ts';
import { categoryPath } from '../demo/categories/category-tree.ts';
import { inEveryLanguage } from '../demo/copy/copies.ts';
import { slugOf } from '../demo/copy/slug.ts';
import type { Department, Family } from '../demo/range/kinds.ts';
import { gtinOf } from '../demo/stock/make-skus.ts';
import type { ColourRun } from './colour-runs.ts';
import { colourNotStated } from './colour-words.ts';
import type { ImportLedger } from './import-ledger.ts';
import type { Place } from './place-in-shop.ts';

/** Long enough ago to be neither new nor on its way. */
const unknownArrivalDaysAgo = 365;
/** A feed that calls a product new does not say since when. */
const newArrivalDaysAgo = 14;

export type Shelf =
  | Place
  | {
      readonly family: Family;
      readonly kind: string;
      readonly gender: SourceProduct['gender'];
      readonly departments: readonly Department[];
    };

/** All that is known of one colour of an imported product. */
export interface ImportedProduct {
  readonly productId: number;
  readonly variantGroupId: number;
  readonly brandId: number;
  readonly shelf: Shelf;
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
  ledger: ImportLedger,
): SourceSku[] {
  return run.sizes.map(({ label, stock }, index) => {
    const skuId = ledger.nextSkuId();
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

function categoriesOf(shelf: Shelf): Pick<SourceProduct, 'primaryCategoryId' | 'categoryIds'> {
  const place = 'family' in shelf ? { family: shelf.family } : { kind: shelf.kind };
  const paths = shelf.departments.map((department) => categoryPath(department, place));
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

/** Puts one colour of an imported product into the shape of the catalogue. */
export function makeImportedProduct(imported: ImportedProduct, ledger: ImportLedger): SourceProduct {
  const { shelf, run, texts } = imported;
  const colour = run.colour.key === colourNotStated.key ? '' : run.colour.key;
  const articleNumber = `IM-${imported.productId}`;
  const alias = ledger.aliasFor(slugOf('da', `${texts.name.da} ${colour}`));
  return {
    productId: imported.productId,
    articleNumber,
    variantGroupId: imported.variantGroupId,
    gender: shelf.gender,
    kind: shelf.kind,
    brandId: imported.brandId,
    ...categoriesOf(shelf),
    // One address for all languages: the titles are mostly in one language only.
    alias: { da: alias, sv: alias, nb: alias, fi: alias },
    ...texts,
    colour: run.colour,
    parameters: [...colourParameter(run), ...imported.parameters],
    skus: skusOf(imported, articleNumber, ledger),
    prices: imported.prices,
    discountType: 'NONE',
    campaignIds: [],
    images: imported.images,
    firstAvailableDaysAgo: imported.isNew ? newArrivalDaysAgo : unknownArrivalDaysAgo,
    unitsSold: imported.unitsSold,
    ...(imported.rating === undefined ? {} : { rating: imported.rating }),
  };
}
