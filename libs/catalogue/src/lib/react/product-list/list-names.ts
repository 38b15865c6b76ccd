import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ListSort } from '@lyng/routing/core';
import type { ListPage } from '../../core/list-page-data.ts';
import type { ListSource } from '../../core/list-source.ts';

/** The headings of the lists that the shop names itself. */
const listNames: Readonly<Partial<Record<ListSource['kind'], MessageDescriptor>>> = {
  new: msg`New in`,
  bestsellers: msg`Bestsellers`,
  'coming-soon': msg`Coming soon`,
};

export const sortNames: Readonly<Record<ListSort, MessageDescriptor>> = {
  RELEVANCE: msg`Best match`,
  LATEST: msg`Newest first`,
  PRICE_ASC: msg`Lowest price first`,
  PRICE_DESC: msg`Highest price first`,
  MOST_SOLD: msg`Bestselling first`,
  ALPHABETICAL: msg`Name A–Z`,
  VOTES: msg`Highest rated first`,
  BRAND: msg`Brand A–Z`,
};

const filterNames: Readonly<Record<string, MessageDescriptor>> = {
  categories: msg`Category`,
  brands: msg`Brand`,
  skus: msg`Size`,
  price: msg`Price`,
  discount: msg`Reduction`,
};

const priceExVat = msg`Price excl. VAT`;

/** The name of a filter; a group of parameters brings its own name. */
export const filterName = (
  key: string,
  { vatIncluded }: Pick<ListPage, 'vatIncluded'>,
): MessageDescriptor | undefined => (key === 'price' && !vatIncluded ? priceExVat : filterNames[key]);

const searchName = (phrase: string): MessageDescriptor => msg`Results for “${phrase}”`;

/** The description of a list without a text of its own, for search engines. */
export const listDescription = (
  name: string,
  { name: shop, returnDays }: { readonly name: string; readonly returnDays: number },
): MessageDescriptor =>
  msg`${{ name }} at ${{ shop }}. Free delivery on larger orders and ${{ returnDays }} days to return.`;

/** A list's name, for its heading and for the title of the page; for a search, what is shown. */
export const listName = (
  { source, info, correctedTo }: Pick<ListPage, 'source' | 'info' | 'correctedTo'>,
  translate: (message: MessageDescriptor) => string,
): string => {
  const own = source.kind === 'search' ? searchName(correctedTo ?? source.text) : listNames[source.kind];
  return own ? translate(own) : (info?.name ?? '');
};
