import type { Language } from '@lyng/model';
import type { QueryListPageInfoArgs } from '../../platform/graphql/resolver-types.generated.ts';
import { isFilled } from '../snapshot/catalogue-snapshot.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { findListPage } from '../lists/list-page.ts';
import type { ListPage } from '../lists/list-page.ts';
import { toCategoryType } from './category-type.ts';
import { alternativeUrls, pathsOf } from './view.ts';
import type { View } from './view.ts';

interface PageText {
  readonly id: number;
  readonly alias: string;
  readonly name: string;
  readonly description: string;
  readonly hideTitle: boolean;
}

const textOf = (page: ListPage, language: Language): PageText => {
  switch (page.kind) {
    case 'category':
      return { id: page.category.categoryId, ...page.category.texts[language], hideTitle: false };
    case 'brand': {
      const { brandId, alias, name, description } = page.brand;
      return { id: brandId, alias, name, description: description[language], hideTitle: false };
    }
    case 'campaign': {
      const { campaignId, alias, name, hideTitle } = page.campaign;
      return { id: campaignId, alias, name: name[language], description: '', hideTitle };
    }
    default:
      return {
        id: page.list.pageId,
        alias: page.kind,
        name: page.list.name[language],
        description: page.list.description[language],
        hideTitle: false,
      };
  }
};

const subCategories = (page: ListPage, snapshot: CatalogueSnapshot) => {
  const below = (parent: number) =>
    snapshot.index.categories.filter(
      (category) => category.parentCategoryId === parent && isFilled(snapshot, category),
    );
  if (page.kind === 'category') return below(page.category.categoryId);
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
  const text = textOf(page, language);
  const urls = alternativeUrls(view.shop, page.path);
  return {
    ...noPage,
    ...text,
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
