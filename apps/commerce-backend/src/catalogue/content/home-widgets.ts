import { formatMoney } from '@lyng/i18n/core';
import type { Language } from '@lyng/model';
import { marketTerms } from '../../shop/market-terms.ts';
import { bestImage } from '../core/best-image.ts';
import type { IndexedCampaign, IndexedCategory, IndexedProduct } from '../snapshot/catalogue-index.ts';
import { isFilled, productsIn } from '../snapshot/catalogue-snapshot.ts';
import { columnTest, passesTest, ordinalsWith } from '../columns/facet-column.ts';
import { isOnSale } from '../columns/product-columns.ts';
import { productsAt } from '../wire/products-result-type.ts';
import { fixedLists } from '../lists/fixed-lists.ts';
import { campaignPath, categoryPath } from '../core/site-paths.ts';
import type { View } from '../wire/view.ts';
import { homeWords } from './home-words.ts';
import { outfit } from './outfit.ts';
import type { Widget } from './widget.ts';

/** Tiles and carousels of the front page. */
const MAX_TILES = 6;
const CAROUSEL = 12;
const HERO_IMAGES = 3;
/** New products for the images of the front page. */
const MAX_CHECKED = 240;

const pathOf = (kind: 'new' | 'bestsellers', { scope }: View): string =>
  fixedLists.find((list) => list.kind === kind)?.path[scope.language] ?? '/';

const imageOf = (product: IndexedProduct | undefined): string => product?.images[0]?.fileName ?? '';

/**
 * The newest visible products of a department, best first; the first department provides the images of the front page.
 */
const newest = async (view: View): Promise<readonly IndexedProduct[]> => {
  const { index, columns, orders } = view.snapshot;
  const department = index.categories.find(
    (category) => category.parentCategoryId === 0 && isFilled(view.snapshot, category),
  );
  const { sequence } = await orders.of('LATEST', view.scope);
  const column = columns.facets.get('c');
  const dressed =
    department === undefined || column === undefined
      ? undefined
      : columnTest(column, [column.dictionary.find(String(department.categoryId))]);
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

const hero = async (view: View): Promise<Widget> => {
  const words = homeWords[view.scope.language];
  const [product, ...companions] = outfit(await newest(view), view.now, HERO_IMAGES);
  return {
    type: 'Hero',
    configuration: {
      heading: words.heroTitle,
      text: words.heroText,
      linkLabel: words.heroButton,
      linkUrl: pathOf('new', view),
      image: imageOf(product),
      imageAlt: product?.texts[view.scope.language].name ?? '',
      companions: companions.map((companion) => ({ image: imageOf(companion) })),
    },
  };
};

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

const tiles = async ({ scope: { language }, snapshot }: View): Promise<Widget> => {
  const { categories } = snapshot.index;
  const shown = tileCategories(categories.filter((category) => isFilled(snapshot, category)));
  return {
    type: 'Tiles',
    configuration: {
      heading: homeWords[language].categories,
      items: await Promise.all(
        shown.map(async (category) => ({
          label: tileLabel(category, categories, language),
          url: categoryPath(category.texts[language].alias),
          image: (await bestImage(snapshot, productsIn(snapshot, category))) ?? '',
        })),
      ),
    },
  };
};

const carousel = (kind: 'new' | 'bestsellers', view: View): Widget => {
  const words = homeWords[view.scope.language];
  return {
    type: 'Products',
    configuration: {
      heading: kind === 'new' ? words.fresh : words.popular,
      linkLabel: words.seeAll,
      linkUrl: pathOf(kind, view),
      query: { take: CAROUSEL, sort: kind === 'new' ? 'LATEST' : 'MOST_SOLD' },
    },
  };
};

const banner = async (campaign: IndexedCampaign, { scope: { language }, snapshot }: View): Promise<Widget> => {
  const column = snapshot.columns.facets.get('dc');
  const reduced =
    column === undefined
      ? new Int32Array()
      : ordinalsWith(column, column.dictionary.find(String(campaign.campaignId)) ?? 0);
  return {
    type: 'Banner',
    configuration: {
      heading: campaign.name[language],
      text: homeWords[language].campaignText(campaign.percentOff),
      linkLabel: homeWords[language].campaignButton,
      linkUrl: campaignPath(campaign.alias),
      tone: 'accent',
      image: (await bestImage(snapshot, reduced)) ?? '',
    },
  };
};

const usps = ({ scope: { language, market }, shop }: View): Widget => {
  const words = homeWords[language];
  const amount = formatMoney(marketTerms(market.alias).freeShippingAbove, market.currency, language);
  return {
    type: 'Usps',
    configuration: {
      items: [
        { icon: 'truck', title: words.shippingTitle(amount), text: words.shippingText },
        { icon: 'return', title: words.returnTitle(shop.returnDays), text: words.returnText },
        { icon: 'check', title: words.priceTitle, text: words.priceText },
      ],
    },
  };
};

/** The front page, made from the current catalogue. */
export async function homeWidgets(view: View): Promise<readonly Widget[]> {
  const campaign = view.snapshot.index.campaigns.find(({ hideTitle }) => !hideTitle);
  return [
    await hero(view),
    await tiles(view),
    carousel('new', view),
    ...(campaign === undefined ? [] : [await banner(campaign, view)]),
    carousel('bestsellers', view),
    usps(view),
  ];
}
