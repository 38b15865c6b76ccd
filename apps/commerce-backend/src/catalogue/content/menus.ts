import type { Language } from '@lyng/model';
import type { MenuItemType } from '../../platform/graphql/resolver-types.generated.ts';
import type { IndexedCategory } from '../snapshot/catalogue-index.ts';
import { isFilled } from '../snapshot/catalogue-snapshot.ts';
import { fixedLists } from '../lists/fixed-lists.ts';
import { campaignPath, categoryPath } from '../core/site-paths.ts';
import type { View } from '../wire/view.ts';
import { findMenu, findPage, pagePath } from './files/content-library.ts';
import type { WrittenItem } from './files/read-menus.ts';
import { presentHead } from './present-page.ts';
import { campaignNow } from './widgets/catalogue-widgets.ts';

type Item = Pick<MenuItemType, 'id' | 'label' | 'type' | 'value' | 'canonicalUrl' | 'children'>;

const item = (own: Item, order: number): MenuItemType => ({
  children: [],
  ...own,
  order,
  targetBlank: false,
  open: false,
  hidden: false,
  title: own.label,
});

/** The brands index has its own path in each language. */
const brandsPath: Readonly<Record<Language, string>> = { da: '/mærker', sv: '/märken', nb: '/merker', fi: '/merkit' };
const brandsLabel: Readonly<Record<Language, string>> = { da: 'Mærker', sv: 'Märken', nb: 'Merker', fi: 'Merkit' };

const categoryItems = (parentCategoryId: number, view: View): MenuItemType[] =>
  view.snapshot.index.categories
    .filter((category) => category.parentCategoryId === parentCategoryId && isFilled(view.snapshot, category))
    .map((category: IndexedCategory, order) => {
      const text = category.texts[view.scope.language];
      return item(
        {
          id: `category-${category.categoryId}`,
          label: text.name,
          type: 'category',
          value: text.alias,
          canonicalUrl: categoryPath(text.alias),
          children: categoryItems(category.categoryId, view),
        },
        order,
      );
    });

const listItem = (kind: string, { scope: { language } }: View): readonly Item[] =>
  fixedLists
    .filter((list) => list.kind === kind)
    .map((list) => ({
      id: `list-${list.kind}`,
      label: list.name[language],
      type: 'list',
      value: list.kind,
      canonicalUrl: list.path[language],
    }));

/** A page that is missing, or a draft, is left out. */
const pageItem = (alias: string, view: View): readonly Item[] => {
  const page = findPage(view.content, view.scope, alias);
  if (page === undefined) return [];
  const { menuLabel: label } = presentHead(page, view);
  return [{ id: `content-${alias}`, label, type: 'content', value: alias, canonicalUrl: pagePath(page) }];
};

/** Without a campaign there is no item. */
const campaignItem = (label: string | undefined, view: View): readonly Item[] =>
  [campaignNow(view) ?? []].flat().map(({ campaignId, alias, name }) => ({
    id: `campaign-${campaignId}`,
    label: label ?? name[view.scope.language],
    type: 'campaign',
    value: alias,
    canonicalUrl: campaignPath(alias),
  }));

/** The menu items of an editors' entry; an entry of categories stands for many. */
function itemsOf(
  { page, list, categories, brands, campaign, label, url = '' }: WrittenItem,
  view: View,
): readonly Item[] {
  const { language } = view.scope;
  if (page !== undefined) return pageItem(page, view);
  if (list !== undefined) return listItem(list, view);
  if (categories !== undefined) return categoryItems(0, view);
  if (campaign !== undefined) return campaignItem(label, view);
  return brands === undefined
    ? [{ id: `link-${url}`, label: label ?? '', type: 'custom', value: url, canonicalUrl: url }]
    : [
        {
          id: 'brands',
          label: brandsLabel[language],
          type: 'brands',
          value: 'brands',
          canonicalUrl: brandsPath[language],
        },
      ];
}

/** The schema's `MenuType` at one of the places around a page, as the editors wrote it; `null` elsewhere. */
export function menuAt(location: string, view: View) {
  const menu = findMenu(view.content, view.scope.language, location);
  if (menu === undefined) return null;
  return {
    id: location,
    name: location,
    title: menu.title,
    locations: [location],
    channels: [view.shop.channelId],
    languages: [view.scope.language],
    menuItems: menu.items.flatMap((written) => itemsOf(written, view)).map(item),
  };
}
