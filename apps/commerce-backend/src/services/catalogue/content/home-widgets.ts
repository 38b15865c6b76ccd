import { formatMoney } from '@lyng/i18n/core';
import type { Language } from '@lyng/model';
import { marketTerms } from '../../cart/core/market-terms.ts';
import type { IndexedCampaign, IndexedCategory, IndexedProduct } from '../catalogue-index.ts';
import { fixedLists } from '../fixed-lists.ts';
import { campaignPath, categoryPath } from '../site-paths.ts';
import type { View } from '../wire/view.ts';
import { homeWords } from './home-words.ts';
import type { Widget } from './widget.ts';

/** Tiles and carousels of the front page. */
const MOST_TILES = 6;
const CAROUSEL = 12;

const pathOf = (kind: 'new' | 'bestsellers', { scope }: View): string =>
  fixedLists.find((list) => list.kind === kind)?.path[scope.language] ?? '/';

const imageOf = (product: IndexedProduct | undefined): string => product?.images[0]?.fileName ?? '';

const bestOf = (products: readonly IndexedProduct[], test: (product: IndexedProduct) => boolean): IndexedProduct | undefined =>
  products.find((product) => product.images.length > 0 && test(product));

const newest = (products: readonly IndexedProduct[], now: Date): IndexedProduct | undefined =>
  products
    .filter((product) => product.images.length > 0 && product.firstAvailableOn <= now)
    .reduce<IndexedProduct | undefined>((best, product) => (best === undefined || product.firstAvailableOn > best.firstAvailableOn ? product : best), undefined);

const hero = (view: View): Widget => {
  const words = homeWords[view.scope.language];
  const product = newest(view.snapshot.index.products, view.now);
  return {
    type: 'Hero',
    configuration: {
      heading: words.heroTitle,
      text: words.heroText,
      linkLabel: words.heroButton,
      linkUrl: pathOf('new', view),
      image: imageOf(product),
      imageAlt: product?.texts[view.scope.language].name ?? '',
    },
  };
};

/** Children of the roots: what a shopper looks for ("Shoes"), not whom it is for, when there is such a level. */
const tileCategories = (categories: readonly IndexedCategory[]): readonly IndexedCategory[] => {
  const roots = categories.filter(({ parentCategoryId }) => parentCategoryId === 0);
  const children = roots.map((root) => categories.filter(({ parentCategoryId }) => parentCategoryId === root.categoryId));
  // One of each root in turn, so that no root takes all tiles.
  const longest = Math.max(0, ...children.map(({ length }) => length));
  const mixed = Array.from({ length: longest }, (_, row) => children.flatMap((list) => list[row] ?? [])).flat();
  return (mixed.length === 0 ? roots : mixed).slice(0, MOST_TILES);
};

/** "Dame · Sko": below every root stands a shelf of the same name. */
const tileLabel = (category: IndexedCategory, categories: readonly IndexedCategory[], language: Language): string =>
  [categories.find(({ categoryId }) => categoryId === category.parentCategoryId), category].flatMap((one) => one?.texts[language].name ?? []).join(' · ');

const tiles = ({ scope: { language }, snapshot: { index } }: View): Widget => ({
  type: 'Tiles',
  configuration: {
    heading: homeWords[language].categories,
    items: tileCategories(index.categories.filter((category) => index.filledCategories.has(category))).map((category) => ({
      label: tileLabel(category, index.categories, language),
      url: categoryPath(category.texts[language].alias),
      image: imageOf(bestOf(index.products, ({ categories }) => categories.includes(category))),
    })),
  },
});

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

const banner = (campaign: IndexedCampaign, { scope: { language }, snapshot: { index } }: View): Widget => ({
  type: 'Banner',
  configuration: {
    heading: campaign.name[language],
    text: homeWords[language].campaignText(campaign.percentOff),
    linkLabel: homeWords[language].campaignButton,
    linkUrl: campaignPath(campaign.alias),
    tone: 'accent',
    image: imageOf(bestOf(index.products, ({ campaigns }) => campaigns.includes(campaign))),
  },
});

const usps = ({ scope: { language, market } }: View): Widget => {
  const words = homeWords[language];
  const amount = formatMoney(marketTerms(market.alias).freeShippingFrom, market.currency, language);
  return {
    type: 'Usps',
    configuration: {
      items: [
        { icon: 'truck', title: words.shippingTitle(amount), text: words.shippingText },
        { icon: 'return', title: words.returnTitle, text: words.returnText },
        { icon: 'check', title: words.priceTitle, text: words.priceText },
      ],
    },
  };
};

/** The front page, made from the catalogue as it stands. */
export function homeWidgets(view: View): readonly Widget[] {
  const campaign = view.snapshot.index.campaigns.find(({ hideTitle }) => !hideTitle);
  return [
    hero(view),
    tiles(view),
    carousel('new', view),
    ...(campaign === undefined ? [] : [banner(campaign, view)]),
    carousel('bestsellers', view),
    usps(view),
  ];
}
