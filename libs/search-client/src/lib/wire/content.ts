import { list, number, orElse, orEmpty, shape, text } from './read.ts';
import type { Reader } from './read.ts';
import { customAttributes, image } from './product.ts';
import type { CustomAttributes, SearchImage } from './product.ts';

/** A page that is not a product: an article, or a help topic. */
export interface ContentItem {
  readonly key: string;
  /** The shop's name for this kind of page. */
  readonly type: string;
  readonly title: string;
  readonly link: string;
  /** For the notification `click`. */
  readonly ticket: string;
  readonly description?: string;
  /** ISO date and time. */
  readonly releaseDate?: string;
  readonly image?: SearchImage;
  readonly custom: CustomAttributes;
}

/** A list of content that was requested by its id. */
export interface ContentList {
  readonly id: string;
  readonly totalHits: number;
  readonly items: ContentItem[];
}

export const contentItem: Reader<ContentItem> = shape<ContentItem>(
  { key: text, type: text, title: text, link: text, ticket: text, custom: orEmpty(customAttributes) },
  { description: text, releaseDate: text, image },
);

export const contentLists: Reader<ContentList[]> = list(
  shape<ContentList>({ id: text, totalHits: orElse(number, 0), items: list(contentItem) }, {}),
);
