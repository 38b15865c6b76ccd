import type { Language } from '@lyng/model';
import { contentPages } from '../../catalogue/content/content-pages.ts';
import type { ContentPage, ContentText } from '../../catalogue/content/content-page.ts';
import { blockToText } from '../../catalogue/content/text-block.ts';
import { contentPath } from '../../catalogue/site-paths.ts';
import type { View } from '../../catalogue/wire/view.ts';
import { foldWord } from '../core/fold.ts';
import { looseStem } from '../core/loose-stem.ts';
import { writeTicket } from '../core/ticket.ts';
import { wordsOf } from '../core/words.ts';
import { textsOf } from '../request/read-body.ts';
import type { Body } from '../request/read-body.ts';

/** A page of text that a search found. */
export interface ContentHit {
  readonly page: ContentPage;
  readonly text: ContentText;
}

/** What the service calls a page of text. */
const TYPE = 'page';

const worth = { title: 8, description: 3, body: 1 } as const;

/** The stems of the pages' texts: they are few, and the same for everybody. */
const stemmed = new Map<string, readonly string[]>();

/** The pages by how well they answer; they are few, and read in memory. Every word must begin some word of the page. */
export function searchContent(text: string, view: View): readonly ContentHit[] {
  const { language } = view.scope;
  const stem = (word: string): string => looseStem(foldWord(word, language), language);
  const stemsOf = (part: string): readonly string[] => {
    const known = stemmed.get(`${language} ${part}`) ?? wordsOf(part).map((word) => stem(word.text));
    stemmed.set(`${language} ${part}`, known);
    return known;
  };
  const wanted = wordsOf(text).map((word) => stem(word.text));
  if (wanted.length === 0) return [];
  return contentPages
    .map((page) => {
      const found = page.texts(view)[language];
      const parts = [
        { worth: worth.title, stems: stemsOf(`${found.title} ${page.menuLabel[language]}`) },
        { worth: worth.description, stems: stemsOf(found.description) },
        { worth: worth.body, stems: stemsOf(found.blocks.map(blockToText).join(' ')) },
      ];
      const scores = wanted.map((word) =>
        parts.reduce((sum, part) => sum + (part.stems.some((each) => each.startsWith(word)) ? part.worth : 0), 0),
      );
      return { page, text: found, score: scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

/** The pages of some keys, in that order; what is no page is left out. */
export const contentByKeys = (keys: readonly string[], view: View): readonly ContentHit[] =>
  keys
    .flatMap((key) => contentPages.filter(({ alias }) => alias === key))
    .map((page) => ({ page, text: page.texts(view)[view.scope.language] }));

/** Keeps what a content filter of a body lets through: by type and by key. */
export function filterContent(hits: readonly ContentHit[], filter: Body | undefined): readonly ContentHit[] {
  const [types, keys] = [textsOf(filter, 'type'), textsOf(filter, 'content_key')];
  return hits.filter(
    ({ page }) => (types.length === 0 || types.includes(TYPE)) && (keys.length === 0 || keys.includes(page.alias)),
  );
}

/** The ticket of a page of text: a click on it is understood, and moves no product. */
export const contentTicket = (language: Language): string =>
  writeTicket({ productId: 0, skuId: 0, phrase: '', language });

/** The wire's `ContentItem`. */
export const toContentItem =
  ({ scope }: View) =>
  ({ page, text }: ContentHit) => ({
    key: page.alias,
    type: TYPE,
    title: text.title,
    link: contentPath(page.alias),
    ticket: contentTicket(scope.language),
    description: text.description,
    custom: {},
  });
