import type { Language } from '@lyng/model';
import { isFilled } from '../catalogue-snapshot.ts';
import type { CatalogueSnapshot } from '../catalogue-snapshot.ts';
import { findListPage } from '../list-page.ts';
import type { ListPage } from '../list-page.ts';
import { siteTexts } from '../content/site-texts.ts';
import { toCategoryType } from './category-type.ts';
import { alternativeUrls } from './view.ts';
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

const noPage = {
  id: 0,
  alias: '',
  canonicalUrl: null,
  alternativeUrls: [],
  name: '',
  hideTitle: false,
  hideDescription: false,
  subCategories: [],
};

/** Above every id of a catalogue and of the fixed lists. */
const SITE_PAGE = 900_100;

/** What the shop says of itself where a page says nothing. */
const sitePage = ({ shop, scope }: View) => {
  const { title, description } = siteTexts(shop)[scope.language];
  return {
    ...noPage,
    id: SITE_PAGE,
    alias: 'home',
    canonicalUrl: '/',
    alternativeUrls: alternativeUrls(shop, () => '/'),
    name: shop.name,
    primaryDescription: description,
    meta: { title: `${shop.name} – ${title}`, description, keywords: '' },
  };
};

/** The wire's `PageInfoType` of a list page; its id is 0 when there is no such page. Without arguments it is the site's own. */
export function toPageInfo(
  { alias, url }: { readonly alias?: string | null; readonly url?: string | null },
  view: View,
) {
  if (!alias && !url) return sitePage(view);
  const { index } = view.snapshot;
  const { language } = view.scope;
  const page = findListPage(index, language, alias ? { alias } : { url: url ?? '' });
  if (page === undefined) return noPage;
  const text = textOf(page, language);
  return {
    ...noPage,
    ...text,
    canonicalUrl: page.path(language),
    alternativeUrls: alternativeUrls(view.shop, page.path),
    primaryDescription: text.description,
    secondaryDescription: '',
    meta: { title: `${text.name} – ${view.shop.name}`, description: text.description, keywords: text.name },
    subCategories: () => subCategories(page, view.snapshot).map((category) => toCategoryType(category, view)),
  };
}
