import { isRecord } from '@lyng/model';
import { ContentFileError } from './content-error.ts';
import { isLinkAddress, LINK_ADVICE } from './link-address.ts';
import { readYaml } from './read-yaml.ts';

/** An entry of a menu, as an editor wrote it. */
export type WrittenItem =
  | { readonly kind: 'page'; readonly alias: string }
  | { readonly kind: 'list'; readonly list: string }
  | { readonly kind: 'categories' | 'brands' }
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

export interface WrittenMenu {
  readonly title: string;
  readonly items: readonly WrittenItem[];
}

/** The menus of a language, by their places. */
export type WrittenMenus = Readonly<Record<string, WrittenMenu>>;

const lists: readonly unknown[] = ['new', 'bestsellers', 'coming-soon'];

const readItem = (item: unknown): WrittenItem | undefined => {
  if (!isRecord(item)) return undefined;
  const { page, list, categories, brands, label, url } = item;
  if (typeof page === 'string') return { kind: 'page', alias: page };
  if (lists.includes(list)) return { kind: 'list', list: String(list) };
  if (categories === 'all') return { kind: 'categories' };
  if (brands === 'all') return { kind: 'brands' };
  return typeof label === 'string' && isLinkAddress(url) ? { kind: 'link', label, url } : undefined;
};

/** Reads the menus of a language. */
export function readMenus(source: string): WrittenMenus {
  const { values, lineOf } = readYaml(source, 1);
  const menus = Object.entries(values).map(([place, menu]): [string, WrittenMenu] => {
    if (!isRecord(menu) || !Array.isArray(menu['items']))
      throw new ContentFileError(lineOf(place), `The menu "${place}" needs a list of "items".`);
    const items = menu['items'].map((item: unknown, index) => {
      const read = readItem(item);
      if (read) return read;
      throw new ContentFileError(
        lineOf(place, 'items', index),
        `An item is "page: {alias}", "list: new", "list: bestsellers", "list: coming-soon", "categories: all", "brands: all", or a "label" with a "url": ${LINK_ADVICE}`,
      );
    });
    return [place, { title: typeof menu['title'] === 'string' ? menu['title'] : '', items }];
  });
  return Object.fromEntries(menus);
}
