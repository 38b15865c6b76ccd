import type { Language } from '@lyng/model';
import { isSearchRoute } from '@lyng/routing/core';
import type { ParamsOf, ScreenLocation, ScreenName } from '@lyng/routing/core';
import type { AppContext, PageHead } from '@lyng/feature';
import { alternatesOf, pageTitle } from '@lyng/feature';
import type { ListPage } from '../../core/list-page-data.ts';
import type { PageAlternate } from '../../core/page-meta.ts';
import { listDescription, listName } from '../../react/product-list/list-names.ts';

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

/** As many as a preview shows. */
const MAX_IMAGES = 4;

/** Women's, men's and children's shoes are three lists of one name: the department distinguishes them. */
function fullName(page: ListPage, { translate }: Pick<AppContext, 'translate'>): string {
  const name = listName(page, translate);
  const [department, ...below] = page.trail;
  return department && below.length > 0 ? `${name} – ${department.name}` : name;
}

/** The editors' words about a list, with the department in front; or the shop's own. */
function describeList({ info, trail }: ListPage, name: string, { config, translate }: AppContext): string {
  const written = info?.meta.description ?? '';
  if (written === '') return translate(listDescription(name, config));
  return trail.length > 1 ? `${name}: ${written}` : written;
}

/** Title, description and addresses of a list. To a search engine a filtered or sorted list is the same list. */
export function listHead(page: ListPage, location: ScreenLocation, app: AppContext): PageHead {
  const name = fullName(page, app);
  const filtered = Object.keys(page.query.filters).length > 0 || page.query.sort !== undefined;
  const query = page.query.page > 1 && !filtered ? { page: page.query.page } : undefined;
  const numbered = query ? `${name} (${String(query.page)})` : name;
  return {
    title: page.info?.meta.title || pageTitle(app, numbered),
    description: describeList(page, name, app),
    images: page.products.flatMap(({ images }) => images[0]?.fileName ?? []).slice(0, MAX_IMAGES),
    alternates: alternatesOf(
      app,
      location.screen,
      paramsIn(location, page.info?.alternates ?? [], app.site.language),
      query,
    ),
    ...((filtered || isSearchRoute(location.screen)) && { noindex: true }),
  };
}
