import { ok } from '@lyng/model';
import { didYouMean } from '../core/vocabulary/complete.ts';
import { contentByKeys, filterContent, searchContent, toContentItem } from '../lists/content-search.ts';
import { readList, readWord } from '../request/parameters.ts';
import { objectOf } from '../request/read-body.ts';
import { reject } from '../request/rejected-request.ts';
import { navigationTree } from '../wire/navigation.ts';
import { toContentSort } from '../lists/sort-hits.ts';
import type { Query } from '../wire/search-context.ts';

/** Content pages by their keys. */
export const contentInformation: Query = async ({ request, view }) => {
  const keys = readList(request.parameters, 'contentKeys');
  return keys.length === 0
    ? reject('contentKeys are the aliases of pages, joined by a pipe.')
    : ok({ items: contentByKeys(keys, view).map(toContentItem(view)) });
};

/** The content pages that a phrase finds. */
export const contentSearchPage: Query = async ({ request, view, search }) => {
  const text = request.parameters.get('q');
  if (text === undefined) return reject('q is the text to search for.');
  const sort = readWord(request.parameters, 'sort', ['RELEVANCE', 'NEWEST_FIRST'], 'RELEVANCE');
  if (!sort.ok) return sort;
  const filter = objectOf(objectOf(request.body, 'primaryList'), 'contentFilter');
  const hits = filterContent(searchContent(text, view), filter);
  const other =
    hits.length > 0 ? undefined : didYouMean(text, await search.vocabulary(view.snapshot.index, view.scope.language));
  return ok({
    q: text,
    primaryList: {
      // Whichever was requested.
      sort: toContentSort(view.scope.language),
      items: hits.slice(request.skip, request.skip + request.limit).map(toContentItem(view)),
      totalHits: hits.length,
    },
    didYouMean: other === undefined ? [] : [{ q: other }],
  });
};

/** The shop's complete navigation. */
export const navigationPage: Query = async ({ view }) => ok({ tree: navigationTree(view) });
