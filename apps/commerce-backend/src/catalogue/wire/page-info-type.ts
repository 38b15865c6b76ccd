import type { QueryListPageInfoArgs } from '../../platform/graphql/resolver-types.generated.ts';
import { isFilled } from '../snapshot/catalogue-snapshot.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { findListPage } from '../lists/list-page.ts';
import type { ListPage } from '../lists/list-page.ts';
import { toCategoryType } from './category-type.ts';
import { alternativeUrls, pathsOf } from './view.ts';
import type { View } from './view.ts';

const subCategories = (page: ListPage, snapshot: CatalogueSnapshot) => {
  const below = (parent: number) =>
    snapshot.index.categories.filter(
      (category) => category.parentCategoryId === parent && isFilled(snapshot, category),
    );
  if (page.kind === 'category') return below(page.id);
  return page.kind === 'new' ? below(0) : [];
};

/** A page that does not exist. */
export const noPage = {
  id: 0,
  alias: '',
  canonicalUrl: null,
  alternativeCanonicalUrls: [],
  alternativeUrls: [],
  name: '',
  hideTitle: false,
  hideDescription: false,
  subCategories: [],
};

/** The wire's `PageInfoType` of a list page; its id is 0 when there is no such page. */
export function toPageInfo({ alias, url }: QueryListPageInfoArgs, view: View) {
  const { index } = view.snapshot;
  const { language } = view.scope;
  const page = findListPage(index, language, alias ? { alias } : { url: url ?? '' });
  if (page === undefined) return noPage;
  const text = page.text(language);
  const urls = alternativeUrls(view.shop, page.path);
  return {
    ...noPage,
    ...text,
    id: page.id,
    canonicalUrl: page.path(language),
    alternativeCanonicalUrls: pathsOf(urls),
    alternativeUrls: urls,
    primaryDescription: text.description,
    secondaryDescription: '',
    // Without a title of the editors the shop makes its own, with its own name.
    meta: { title: null, description: text.description, keywords: text.name },
    subCategories: () => subCategories(page, view.snapshot).map((category) => toCategoryType(category, view)),
  };
}
