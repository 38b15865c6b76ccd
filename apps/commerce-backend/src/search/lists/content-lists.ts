import { objectOf, objectsOf, textOf, integerOf } from '../request/read-body.ts';
import type { SearchContext } from '../wire/search-context.ts';
import { allContent, filterContent, searchContent, toContentItem } from './content-search.ts';

/** The content lists that a body requests: the results of the text, or every page without a text. */
export const contentLists = ({ request, view }: SearchContext, text: string) =>
  objectsOf(request.body, 'contentLists')
    .slice(0, 12)
    .map((body) => {
      const all = text === '' ? allContent(view) : searchContent(text, view);
      const items = filterContent(all, objectOf(body, 'contentFilter'));
      return {
        id: textOf(body, 'id') ?? '',
        totalHits: items.length,
        items: items.slice(0, integerOf(body, 'limit', { max: 60, fallback: 10 })).map(toContentItem(view)),
      };
    });
