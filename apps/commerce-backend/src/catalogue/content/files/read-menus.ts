import { array, string } from 'yup';
import type { InferType } from 'yup';
import { checked, partOf, readYaml } from './read-yaml.ts';
import { choice, fields, link } from './schemas.ts';

const item = fields({
  page: string(),
  list: choice('new', 'bestsellers', 'coming-soon'),
  categories: choice('all'),
  brands: choice('all'),
  campaign: choice('current'),
  label: string(),
  url: link,
}).test(
  'one',
  'An item is a "page", a "list", "categories: all", "brands: all", "campaign: current", or a "label" with a "url".',
  ({ page, list, categories, brands, campaign, label, url }) =>
    Boolean(page ?? list ?? categories ?? brands ?? campaign) || (label !== undefined && url !== undefined),
);

const menu = fields({ title: string().default(''), items: array(item.defined()).defined() });

/** An entry of a menu, as an editor wrote it. */
export type WrittenItem = InferType<typeof item>;
export type WrittenMenu = InferType<typeof menu>;
/** The menus of a language, by their places. */
export type WrittenMenus = Readonly<Record<string, WrittenMenu>>;

/** Reads the menus of a language. */
export function readMenus(source: string): WrittenMenus {
  const written = readYaml(source, 1);
  return Object.fromEntries(
    Object.entries(written.values).map(([place, values]) => [place, checked(menu, partOf(written, values, place))]),
  );
}
