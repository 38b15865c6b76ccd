import type { Language } from '@lyng/model';
import type { IndexedCategory } from '../snapshot/catalogue-index.ts';
import { isFilled } from '../snapshot/catalogue-snapshot.ts';
import { fixedLists } from '../lists/fixed-lists.ts';
import { categoryPath, contentPath } from '../core/site-paths.ts';
import type { View } from '../wire/view.ts';
import { contentPages } from './content-pages.ts';

interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly type: string;
  readonly value: string;
  readonly canonicalUrl: string;
  readonly children: readonly MenuItem[];
  readonly targetBlank: boolean;
  readonly order: number;
  readonly open: boolean;
  readonly hidden: boolean;
  readonly title: string;
}

type Item = Pick<MenuItem, 'id' | 'label' | 'type' | 'value' | 'canonicalUrl'> & {
  readonly children?: readonly MenuItem[];
};

const item = (own: Item, order: number): MenuItem => ({
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

const categoryItems = (parentCategoryId: number, view: View): MenuItem[] =>
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

/** New products first, then the tree of categories, then the brands. */
const mainItems = (view: View): MenuItem[] => {
  const { language } = view.scope;
  const fresh = fixedLists
    .filter(({ kind }) => kind === 'new')
    .map((list) => ({
      id: 'list-new',
      label: list.name[language],
      type: 'list',
      value: list.kind,
      canonicalUrl: list.path[language],
    }));
  const brands = {
    id: 'brands',
    label: brandsLabel[language],
    type: 'brands',
    value: 'brands',
    canonicalUrl: brandsPath[language],
  };
  return [...fresh, ...categoryItems(0, view), brands].map(item);
};

/** Pages of text by their aliases, in the order given. */
const contentItems = (aliases: readonly string[], { scope: { language } }: View): MenuItem[] =>
  aliases
    .flatMap((alias) => contentPages.filter((page) => page.alias === alias))
    .map(({ alias, menuLabel }, order) =>
      item(
        {
          id: `content-${alias}`,
          label: menuLabel[language],
          type: 'content',
          value: alias,
          canonicalUrl: contentPath(alias),
        },
        order,
      ),
    );

const listItems = ({ scope: { language } }: View): MenuItem[] =>
  [
    ...fixedLists.map((list) => ({
      id: `list-${list.kind}`,
      label: list.name[language],
      type: 'list',
      value: list.kind,
      canonicalUrl: list.path[language],
    })),
    { id: 'brands', label: brandsLabel[language], type: 'brands', value: 'brands', canonicalUrl: brandsPath[language] },
  ].map(item);

interface Menu {
  readonly title: (view: View) => string;
  readonly items: (view: View) => MenuItem[];
}

const titled = (titles: Readonly<Record<Language, string>>, items: Menu['items']): Menu => ({
  title: ({ scope }) => titles[scope.language],
  items,
});

const menus: Readonly<Record<string, Menu>> = {
  'main-desktop': { title: () => '', items: mainItems },
  'footer-first': titled({ da: 'Hjælp', sv: 'Hjälp', nb: 'Hjelp', fi: 'Apua ostoksille' }, (view) =>
    contentItems(['customer-service', 'returns', 'size-guide'], view),
  ),
  'footer-second': titled({ da: 'Butikken', sv: 'Butiken', nb: 'Butikken', fi: 'Kauppa' }, listItems),
  'footer-third': titled({ da: 'Om os', sv: 'Om oss', nb: 'Om oss', fi: 'Tietoa meistä' }, (view) =>
    contentItems(['about', 'terms', 'privacy'], view),
  ),
};

/** The schema's `MenuType` at one of the places around a page; `null` elsewhere. */
export function menuAt(location: string, view: View) {
  const menu = Object.hasOwn(menus, location) ? menus[location] : undefined;
  if (menu === undefined) return null;
  return {
    id: location,
    name: location,
    title: menu.title(view),
    locations: [location],
    channels: [view.shop.channelId],
    languages: [view.scope.language],
    menuItems: menu.items(view),
  };
}
