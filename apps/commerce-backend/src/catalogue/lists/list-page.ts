import type { Language } from '@lyng/model';
import type { CatalogueIndex, IndexedBrand, IndexedCampaign, IndexedCategory } from '../snapshot/catalogue-index.ts';
import type { ColumnTest } from '../columns/facet-column.ts';
import { idTest } from '../columns/product-columns.ts';
import type { ProductColumns } from '../columns/product-columns.ts';
import { fixedLists } from './fixed-lists.ts';
import type { FixedList } from './fixed-lists.ts';
import { inAnyLanguage } from '../core/in-any-language.ts';
import { brandPath, campaignPath, categoryPath } from '../core/site-paths.ts';
import type { SortType } from '../../platform/graphql/resolver-types.generated.ts';

/** A page that lists products: a category, a brand, a campaign, or one of the shop's fixed lists. */
export interface ListPage {
  readonly kind: 'category' | 'brand' | 'campaign' | FixedList['kind'];
  readonly id: number;
  readonly sort: SortType;
  readonly path: (language: Language) => string;
  readonly text: (language: Language) => {
    readonly alias: string;
    readonly name: string;
    readonly description: string;
    readonly hideTitle: boolean;
  };
  readonly category?: IndexedCategory;
}

const categoryPage = (category: IndexedCategory): ListPage => ({
  kind: 'category',
  id: category.categoryId,
  sort: 'LATEST',
  path: (language) => categoryPath(category.texts[language].alias),
  text: (language) => ({ ...category.texts[language], hideTitle: false }),
  category,
});

const brandPage = ({ brandId, alias, name, description }: IndexedBrand): ListPage => ({
  kind: 'brand',
  id: brandId,
  sort: 'LATEST',
  path: () => brandPath(alias),
  text: (language) => ({ alias, name, description: description[language], hideTitle: false }),
});

const campaignPage = ({ campaignId, alias, name, hideTitle }: IndexedCampaign): ListPage => ({
  kind: 'campaign',
  id: campaignId,
  sort: 'LATEST',
  path: () => campaignPath(alias),
  text: (language) => ({ alias, name: name[language], description: '', hideTitle }),
});

const fixedPage = ({ kind, pageId, sort, path, name, description }: FixedList): ListPage => ({
  kind,
  id: pageId,
  sort,
  path: (language) => path[language],
  text: (language) => ({ alias: kind, name: name[language], description: description[language], hideTitle: false }),
});

/** A product names every category on its path from the root, so a parent lists the products of its children. */
const facetGroups: ReadonlyMap<ListPage['kind'], string> = new Map([
  ['category', 'c'],
  ['brand', 'b'],
  ['campaign', 'dc'],
]);

/** The test that the products of a page share, apart from when they come; a fixed list has none. */
export const pageTest = ({ kind, id }: ListPage, columns: ProductColumns): ColumnTest | undefined =>
  idTest(columns, facetGroups.get(kind) ?? '', [id]);

const LIST_PATH = /\/(c|b|dc)\/(?:[^/?#]+\/){0,2}([^/?#]+)\/?$/;
/** An alias alone, or an address of any kind of list. */
const ANY_LIST_PATH = /(?:^|\/(?:l|list)\/(?:[^/]+\/)*)([^/]+)\/?$/;

/** The path of an address, decoded, without host, query or hash. */
const pathOf = (url: string): string => {
  const path = url.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

type Wanted = { readonly kind?: 'c' | 'b' | 'dc'; readonly alias: string } | { readonly url: string };

const byAlias = (index: CatalogueIndex, language: Language, alias: string, kind?: string): ListPage | undefined => {
  const wants = (one: string): boolean => kind === undefined || kind === one;
  const category = wants('c') ? inAnyLanguage(index.categoryByAlias, language, alias) : undefined;
  if (category !== undefined) return categoryPage(category);
  const brand = wants('b') ? index.brandByAlias.get(alias) : undefined;
  if (brand !== undefined) return brandPage(brand);
  const campaign = wants('dc') ? index.campaignByAlias.get(alias) : undefined;
  if (campaign !== undefined) return campaignPage(campaign);
  const list = kind === undefined ? fixedLists.find((fixed) => fixed.kind === alias) : undefined;
  return list === undefined ? undefined : fixedPage(list);
};

/** Finds the page that an alias or an address names; a market or language prefix before the address does not matter. */
export function findListPage(index: CatalogueIndex, language: Language, wanted: Wanted): ListPage | undefined {
  if ('alias' in wanted) return byAlias(index, language, wanted.alias.toLowerCase(), wanted.kind);
  const path = pathOf(wanted.url);
  const match = LIST_PATH.exec(path);
  if (match?.[2] !== undefined) return byAlias(index, language, match[2].toLowerCase(), match[1]);
  const list = fixedLists.find((fixed) =>
    Object.values(fixed.path).some((known) => path === known || path.endsWith(known)),
  );
  if (list !== undefined) return fixedPage(list);
  const alias = ANY_LIST_PATH.exec(path)?.[1];
  return alias === undefined ? undefined : byAlias(index, language, alias.toLowerCase());
}
