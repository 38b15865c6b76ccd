import type { Language } from '@lyng/model';
import { bestImage } from '../../core/best-image.ts';
import type { IndexedCategory, IndexedProduct } from '../../snapshot/catalogue-index.ts';
import { isFilled, productsIn } from '../../snapshot/catalogue-snapshot.ts';
import { passesTest } from '../../columns/facet-column.ts';
import { idTest, isOnSale, ordinalsOfId } from '../../columns/product-columns.ts';
import { productsAt } from '../../wire/products-result-type.ts';
import { campaignPath, categoryPath } from '../../core/site-paths.ts';
import type { View } from '../../wire/view.ts';
import { outfit } from './outfit.ts';

const MAX_TILES = 6;
const HERO_IMAGES = 3;
/** New products for the images of the front page. */
const MAX_CHECKED = 240;

const imageOf = (product: IndexedProduct | undefined): string => product?.images[0]?.fileName ?? '';

/**
 * The newest visible products of a department, best first; the first department provides the images of the front page.
 */
const newest = async (view: View): Promise<readonly IndexedProduct[]> => {
  const { index, columns, orders } = view.snapshot;
  const department = index.categories.find(
    (category) => category.parentCategoryId === 0 && isFilled(view.snapshot, category),
  );
  const { sequence } = await orders('LATEST', view.scope);
  const dressed = department && idTest(columns, 'c', [department.categoryId]);
  const found: number[] = [];
  for (const ordinal of sequence) {
    if (found.length === MAX_CHECKED) break;
    if (
      isOnSale(columns, view.scope.market.alias, view.now.getTime(), ordinal) &&
      (dressed === undefined || passesTest(dressed, ordinal))
    )
      found.push(ordinal);
  }
  return productsAt(view, found);
};

type Values = Readonly<Record<string, unknown>>;

/** The image "newest" stands for one of the newest products: the first of an outfit, then the others. */
export type NewestImages = () => Promise<readonly { readonly image: string; readonly name: string }[]>;

/** The images of new products that are worn together, found once for all widgets of a page. */
export function newestImages(view: View): NewestImages {
  let found: ReturnType<NewestImages> | undefined;
  const find = async () =>
    outfit(await newest(view), view.now, HERO_IMAGES).map((product) => ({
      image: imageOf(product),
      name: product.texts[view.scope.language].name,
    }));
  return () => (found ??= find());
}

/** A widget whose image is "newest" gets the image of a new product, a hero its companions too. */
export async function withNewestImage(type: string, values: Values, images: NewestImages): Promise<Values> {
  if (values['image'] !== 'newest') return values;
  const [product, ...companions] = await images();
  return {
    ...values,
    image: product?.image ?? '',
    ...(values['imageAlt'] === undefined && values['alt'] === undefined && { imageAlt: product?.name ?? '' }),
    ...(type === 'Hero' && values['companions'] === undefined && { companions }),
  };
}

/** Children of the roots: product families ("Shoes"), not departments, when there is such a level. */
const tileCategories = (categories: readonly IndexedCategory[]): readonly IndexedCategory[] => {
  const roots = categories.filter(({ parentCategoryId }) => parentCategoryId === 0);
  const children = roots.map((root) =>
    categories.filter(({ parentCategoryId }) => parentCategoryId === root.categoryId),
  );
  // Takes one of each root alternately, so that no root takes all tiles.
  const rowCount = Math.max(0, ...children.map(({ length }) => length));
  const mixed = Array.from({ length: rowCount }, (_, row) => children.flatMap((list) => list[row] ?? [])).flat();
  return (mixed.length === 0 ? roots : mixed).slice(0, MAX_TILES);
};

/** "Dame · Sko": below every root there is a category of the same name. */
const tileLabel = (category: IndexedCategory, categories: readonly IndexedCategory[], language: Language): string =>
  [categories.find(({ categoryId }) => categoryId === category.parentCategoryId), category]
    .flatMap((one) => one?.texts[language].name ?? [])
    .join(' · ');

/** The families of products, each with its best image, for tiles "from: departments". */
export async function departmentTiles({ scope: { language }, snapshot }: View): Promise<readonly Values[]> {
  const { categories } = snapshot.index;
  const shown = tileCategories(categories.filter((category) => isFilled(snapshot, category)));
  return Promise.all(
    shown.map(async (category) => ({
      label: tileLabel(category, categories, language),
      url: categoryPath(category.texts[language].alias),
      image: (await bestImage(snapshot, productsIn(snapshot, category))) ?? '',
    })),
  );
}

/** The campaign of "campaign: current"; none where no campaign with a title runs. */
export const campaignNow = ({ snapshot }: View) => snapshot.index.campaigns.find(({ hideTitle }) => !hideTitle);

/** The current campaign as the values of a banner. */
export async function currentCampaign(view: View) {
  const { scope, snapshot } = view;
  const campaign = campaignNow(view);
  if (campaign === undefined) return undefined;
  const reduced = ordinalsOfId(snapshot.columns, 'dc', campaign.campaignId);
  return {
    percent: String(campaign.percentOff),
    values: {
      heading: campaign.name[scope.language],
      linkUrl: campaignPath(campaign.alias),
      image: (await bestImage(snapshot, reduced)) ?? '',
    },
  };
}
