import type { QueryCmsPagesArgs, QueryWidgetAreaArgs } from '../../platform/graphql/resolver-types.generated.ts';
import type { View } from '../wire/view.ts';
import { findPage, listedPages, pagePath } from './files/content-library.ts';
import type { WrittenPage } from './files/read-page.ts';
import { presentHead, presentWidgets } from './present-page.ts';
import type { Widget } from './widgets/widget.ts';

/** The original of every image of the catalogue: 4:5, as the contract's largest folder. */
const LARGEST = { imageWidth: 2000, imageHeight: 2500, imageRatio: 0.8 };

const largestOf = (ratio: number | undefined) =>
  ratio === undefined
    ? LARGEST
    : { imageWidth: LARGEST.imageWidth, imageHeight: Math.round(LARGEST.imageWidth / ratio), imageRatio: ratio };

/** A number that stays the same as long as the page has its alias. */
const idOf = ({ alias }: WrittenPage): number =>
  [...alias].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000, 7) + 1;

const toWidgetType = ({ name, size, configuration, images, ratio }: Widget, sortOrder: number) => ({
  id: `${name.toLowerCase().replaceAll(' ', '-')}-${String(sortOrder)}`,
  name,
  sortOrder,
  type: `${name}PageWidget`,
  size,
  classNames: [],
  images: images.map((fileName) => ({ fileName, largestSize: largestOf(ratio), sizes: [largestOf(ratio)] })),
  configuration: JSON.stringify({ name, active: true, ...configuration }),
});

/** Neighbours of one size share a container, whose layout is their size. */
function toContainers(widgets: readonly Widget[]) {
  const groups: Widget[][] = [];
  for (const widget of widgets) {
    const last = groups.at(-1);
    if (last?.[0]?.size === widget.size) last.push(widget);
    else groups.push([widget]);
  }
  let sortOrder = 0;
  return groups.map((group, index) => ({
    id: index + 1,
    name: `container-${String(index + 1)}`,
    sortOrder: index,
    classNames: [],
    layout: group[0]?.size ?? 'full',
    responsiveMode: 'stack',
    design: 'default',
    widgets: group.map((widget) => toWidgetType(widget, sortOrder++)),
  }));
}

/** The page that the arguments name: the front page by its family, or any page by its alias. */
const namedPage = ({ alias, family }: QueryWidgetAreaArgs): string | undefined => {
  if (alias) return alias;
  return family?.toLowerCase() === 'frontpage' ? 'home' : undefined;
};

/** The fields of a page that every type of the schema has. */
function summaryOf(page: WrittenPage, view: View) {
  const { title, description } = presentHead(page, view);
  return { id: idOf(page), name: page.alias, title, tags: page.tags, meta: { title: null, description, keywords: '' } };
}

/**
 * The schema's `PageWidgetCollectionType` of the front page or of a content page; `null` for a page that does not
 * exist. Drafts are seen by who may preview.
 */
export async function contentArea(args: QueryWidgetAreaArgs, view: View, withDrafts = false) {
  const alias = namedPage(args);
  const page = alias === undefined ? undefined : findPage(view.content, view.scope, alias, withDrafts);
  if (page === undefined) return null;
  return {
    ...summaryOf(page, view),
    familyName: page.family,
    pageArea: { id: 1, name: page.family === 'Frontpage' ? 'The front page area' : 'Content', index: 0 },
    containers: toContainers(await presentWidgets(page, view, args)),
  };
}

/** The schema's `PageWidgetPageType` of every page of the market; tags narrow them. */
export const contentPages = ({ includeTags, excludeTags }: QueryCmsPagesArgs, view: View) =>
  listedPages(view.content, view.scope)
    .filter(({ tags }) => !includeTags?.length || tags.some((tag) => includeTags.includes(tag)))
    .filter(({ tags }) => !tags.some((tag) => excludeTags?.includes(tag)))
    .map((page) => ({
      ...summaryOf(page, view),
      alias: page.alias,
      activeFrom: null,
      activeTo: null,
      canonicalUrl: pagePath(page),
    }));
