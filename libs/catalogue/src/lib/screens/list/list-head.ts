import type { Language } from '@lyng/model';
import { isSearchRoute } from '@lyng/routing/core';
import type { ParamsOf, ScreenLocation, ScreenName } from '@lyng/routing/core';
import type { AppContext, PageHead } from '@lyng/feature';
import { alternatesOf, pageTitle } from '@lyng/feature';
import type { ListPage } from '../../core/list-page-data.ts';
import type { PageAlternate } from '../../core/page-meta.ts';
import { listName } from '../../react/product-list/list-names.ts';

const lastSegment = (path: string): string => decodeURIComponent(path.split('/').at(-1) ?? '');

/**
 * A list has a different name in each language: the category's address in the other language, if the backend knows it.
 */
const paramsIn =
  ({ screen, params }: ScreenLocation, alternates: readonly PageAlternate[], own: Language) =>
  (language: Language): ParamsOf<ScreenName> | undefined => {
    if (language === own || screen !== 'category') return params as ParamsOf<ScreenName>;
    const alternate = alternates.find((entry) => entry.language === language);
    return alternate && ({ category: lastSegment(alternate.path) } as ParamsOf<ScreenName>);
  };

/** Title, description and addresses of a list. To a search engine a filtered or sorted list is the same list. */
export function listHead(page: ListPage, location: ScreenLocation, app: AppContext): PageHead {
  const title = page.info?.meta.title || pageTitle(app, listName(page, app.translate));
  const filtered = Object.keys(page.query.filters).length > 0 || page.query.sort !== undefined;
  const query = page.query.page > 1 && !filtered ? { page: page.query.page } : undefined;
  return {
    title,
    ...(page.info?.meta.description && { description: page.info.meta.description }),
    alternates: alternatesOf(
      app,
      location.screen,
      paramsIn(location, page.info?.alternates ?? [], app.site.language),
      query,
    ),
    ...((filtered || isSearchRoute(location.screen)) && { noindex: true }),
  };
}
