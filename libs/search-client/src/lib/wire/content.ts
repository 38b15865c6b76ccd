import { list, number, orElse, orEmpty, shape, text } from './read.ts';
import type { ValueOf } from './read.ts';
import { customAttributes, image } from './product.ts';

export const contentItem = shape(
  {
    key: text,
    /** The shop's name for this kind of page. */
    type: text,
    title: text,
    link: text,
    /** For the notification `click`. */
    ticket: text,
    custom: orEmpty(customAttributes),
  },
  {
    description: text,
    /** ISO date and time. */
    releaseDate: text,
    image,
  },
);

/** A page that is not a product: an article, or a help topic. */
export type ContentItem = ValueOf<typeof contentItem>;

const contentList = shape({ id: text, totalHits: orElse(number, 0), items: list(contentItem) });

/** A list of content that was requested by its id. */
export type ContentList = ValueOf<typeof contentList>;

export const contentLists = list(contentList);
