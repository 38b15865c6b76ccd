import type { IndexedCategory } from '../../catalogue/snapshot/catalogue-index.ts';
import { allOrdinals } from '../../catalogue/columns/product-columns.ts';
import { choose, countFacets } from '../../catalogue/facets/count-facets.ts';
import { fixedLists, newProducts } from '../../catalogue/lists/fixed-lists.ts';
import { categoryPath } from '../../catalogue/core/site-paths.ts';
import { categoryTrail } from '../../catalogue/wire/category-type.ts';
import type { View } from '../../catalogue/wire/view.ts';
import { isOpen } from '../find/find-products.ts';

interface Branch {
  readonly type: 'PRODUCT' | 'LABEL';
  readonly label: string;
  readonly path?: string;
  readonly count: number;
  readonly children: readonly Branch[];
}

type CountOf = (category: IndexedCategory) => number;

/** The number of all products, of new ones, and of each category: the number that the shop's own list of it shows. */
const countProducts = (view: View): { readonly all: number; readonly fresh: number; readonly countOf: CountOf } => {
  const { columns } = view.snapshot;
  const ordinals = allOrdinals(columns).filter((ordinal) => isOpen(ordinal, view));
  const counted = countFacets({
    choice: choose(ordinals, new Map()),
    columns,
    market: view.scope.market.alias,
    mode: 'CURRENT',
    unit: 'products',
  });
  const fresh = newProducts(ordinals, columns.availableOn, view.now.getTime()).length;
  return { all: ordinals.length, fresh, countOf: ({ categoryId }) => counted.countOf(`c_${categoryId}`) ?? 0 };
};

const branches = (parentId: number, view: View, count: CountOf): readonly Branch[] =>
  view.snapshot.index.categories
    .filter((category) => category.parentCategoryId === parentId && count(category) > 0)
    .map((category) => ({
      type: 'PRODUCT',
      label: category.texts[view.scope.language].name,
      path: categoryPath(category.texts[view.scope.language].alias),
      count: count(category),
      children: branches(category.categoryId, view, count),
    }));

/** The shop's complete navigation: new products, then the tree of categories. Empty categories are left out. */
export function navigationTree(view: View): Branch {
  const { language } = view.scope;
  const { all: count, fresh, countOf } = countProducts(view);
  const lists = fixedLists
    .filter(({ kind }) => kind === 'new')
    .map((list): Branch => ({
      type: 'PRODUCT',
      label: list.name[language],
      path: list.path[language],
      count: fresh,
      children: [],
    }));
  return { type: 'LABEL', label: view.shop.name, count, children: [...lists, ...branches(0, view, countOf)] };
}

interface StateBranch extends Omit<Branch, 'children'> {
  readonly selected: boolean;
  readonly expandable: boolean;
  readonly children: readonly StateBranch[];
}

const withState = (
  branch: Branch,
  open: ReadonlySet<string | undefined>,
  selected: string | undefined,
): StateBranch => {
  const isOpened = branch.path === undefined || open.has(branch.path);
  return {
    ...branch,
    selected: branch.path !== undefined && branch.path === selected,
    expandable: branch.children.length > 0,
    children: isOpened ? branch.children.map((child) => withState(child, open, selected)) : [],
  };
};

/** The navigation of one page: the path to it, and the tree opened at the page. */
export function pageNavigation(view: View, category: IndexedCategory | undefined) {
  const trail = category === undefined ? [] : categoryTrail(category, view.snapshot.index);
  const breadcrumbs = trail.map(({ texts }) => ({
    path: categoryPath(texts[view.scope.language].alias),
    label: texts[view.scope.language].name,
  }));
  return {
    breadcrumbs,
    tree: withState(navigationTree(view), new Set(breadcrumbs.map(({ path }) => path)), breadcrumbs.at(-1)?.path),
  };
}
