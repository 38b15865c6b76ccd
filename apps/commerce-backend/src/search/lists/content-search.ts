import type { Language } from '@lyng/model';
import { listedPages, pagePath } from '../../catalogue/content/files/content-library.ts';
import type { WrittenPage } from '../../catalogue/content/files/read-page.ts';
import { pageText, presentHead } from '../../catalogue/content/present-page.ts';
import type { View } from '../../catalogue/wire/view.ts';
import { foldWord, lightStem } from '../core/words/lexemes.ts';
import { writeTicket } from '../core/ticket.ts';
import { wordsOf } from '../core/words/words.ts';
import { integerOf, objectOf, objectsOf, textOf, textsOf } from '../request/read-body.ts';
import type { Body } from '../request/read-body.ts';
import type { SearchContext } from '../wire/search-context.ts';

/** A content page that a search found. */
export interface ContentHit {
  readonly page: WrittenPage;
  readonly text: { readonly title: string; readonly description: string };
}

/** The service's type of a content page. */
const TYPE = 'page';

const weights = { title: 8, description: 3, body: 1 } as const;

/** The pages that have content of their own: not the front page. */
const contentPages = (view: View): readonly WrittenPage[] => listedPages(view.content, view.scope);

/** The stems of the pages' texts: they are few, and the same for every visitor. */
const stemmed = new Map<string, readonly string[]>();

/** The pages by relevance; they are few, and read in memory. Every word must be a prefix of some word of the page. */
export function searchContent(text: string, view: View): readonly ContentHit[] {
  const { language } = view.scope;
  const stem = (word: string): string => lightStem(foldWord(word, language), language);
  const stemsOf = (part: string): readonly string[] => {
    const known = stemmed.get(`${language} ${part}`) ?? wordsOf(part).map((word) => stem(word.text));
    stemmed.set(`${language} ${part}`, known);
    return known;
  };
  const wanted = wordsOf(text).map((word) => stem(word.text));
  if (wanted.length === 0) return [];
  return contentPages(view)
    .map((page) => {
      const found = presentHead(page, view);
      const parts = [
        { weight: weights.title, stems: stemsOf(`${found.title} ${found.menuLabel}`) },
        { weight: weights.description, stems: stemsOf(found.description) },
        { weight: weights.body, stems: stemsOf(pageText(page, view)) },
      ];
      const scores = wanted.map((word) =>
        parts.reduce((sum, part) => sum + (part.stems.some((each) => each.startsWith(word)) ? part.weight : 0), 0),
      );
      return { page, text: found, score: scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

/** The pages of some keys, in that order; leaves out unknown keys. */
export const contentByKeys = (keys: readonly string[], view: View): readonly ContentHit[] =>
  keys
    .flatMap((key) => contentPages(view).filter(({ alias }) => alias === key))
    .map((page) => ({ page, text: presentHead(page, view) }));

/** Every page, in the order of its files. */
const allContent = (view: View): readonly ContentHit[] =>
  contentPages(view).map((page) => ({ page, text: presentHead(page, view) }));

/** Applies the content filter of a body: by type and by key. */
export function filterContent(hits: readonly ContentHit[], filter: Body | undefined): readonly ContentHit[] {
  const [types, keys] = [textsOf(filter, 'type'), textsOf(filter, 'content_key')];
  return hits.filter(
    ({ page }) => (types.length === 0 || types.includes(TYPE)) && (keys.length === 0 || keys.includes(page.alias)),
  );
}

/** The ticket of a content page: a click on it is accepted, and affects no product. */
export const contentTicket = (language: Language): string =>
  writeTicket({ productId: 0, skuId: 0, phrase: '', language });

/** The contract's `ContentItem`. */
export const toContentItem =
  ({ scope }: View) =>
  ({ page, text }: ContentHit) => ({
    key: page.alias,
    type: TYPE,
    title: text.title,
    link: pagePath(page),
    ticket: contentTicket(scope.language),
    description: text.description,
    custom: {},
  });

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
