import { contentPages } from '../../catalogue/content/content-pages.ts';
import { objectOf, objectsOf, textOf, wholeOf } from '../request/read-body.ts';
import type { Ask } from '../wire/ask.ts';
import { contentByKeys, filterContent, searchContent, toContentItem } from './content-search.ts';

/** The content lists that a body asks for: what the text finds, or every page where there is no text. */
export const contentLists = ({ request, view }: Ask, text: string) =>
  objectsOf(request.body, 'contentLists')
    .slice(0, 12)
    .map((body) => {
      const all =
        text === ''
          ? contentByKeys(
              contentPages.map(({ alias }) => alias),
              view,
            )
          : searchContent(text, view);
      const items = filterContent(all, objectOf(body, 'contentFilter'));
      return {
        id: textOf(body, 'id') ?? '',
        totalHits: items.length,
        items: items.slice(0, wholeOf(body, 'limit', { most: 60, usual: 10 })).map(toContentItem(view)),
      };
    });
