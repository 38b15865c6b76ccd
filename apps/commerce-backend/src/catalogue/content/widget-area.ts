import type { QueryWidgetAreaArgs } from '../../platform/graphql/resolver-types.generated.ts';
import type { View } from '../wire/view.ts';
import { contentPages } from './content-pages.ts';
import { homeWidgets } from './home-widgets.ts';
import { siteTexts } from './site-texts.ts';
import { blocksToHtml } from './text-block.ts';
import type { Widget } from './widget.ts';

interface Area {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly familyName: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly widgets: readonly Widget[];
}

const toWidgetType = ({ type, configuration }: Widget, sortOrder: number) => ({
  id: `${type}-${sortOrder}`,
  name: type,
  sortOrder,
  type,
  size: 'full',
  classNames: [],
  images: [],
  configuration: JSON.stringify(configuration),
});

const toCollectionType = (area: Area) => ({
  id: area.id,
  name: area.name,
  title: area.title,
  familyName: area.familyName,
  tags: area.tags,
  meta: { title: null, description: area.description, keywords: '' },
  containers: [
    {
      id: area.id,
      name: area.name,
      sortOrder: 0,
      classNames: [],
      layout: 'full',
      responsiveMode: 'stack',
      design: 'default',
      widgets: area.widgets.map(toWidgetType),
    },
  ],
});

/** The front page is requested by its family, or as the page `home`. */
const isHome = ({ alias, family }: QueryWidgetAreaArgs): boolean =>
  alias ? alias === 'home' : family?.toLowerCase() === 'frontpage';

/**
 * The schema's `PageWidgetCollectionType` of the front page or of a content page; `null` for a page that does not
 * exist.
 */
export async function contentArea(args: QueryWidgetAreaArgs, view: View) {
  const { language } = view.scope;
  if (isHome(args)) {
    const { title, description } = siteTexts(view.shop)[language];
    return toCollectionType({
      id: 1,
      name: 'home',
      title,
      familyName: 'Frontpage',
      tags: [],
      description,
      widgets: await homeWidgets(view),
    });
  }
  const position = contentPages.findIndex(({ alias }) => alias === args.alias);
  const page = contentPages[position];
  if (page === undefined) return null;
  const { title, description, blocks } = page.texts(view)[language];
  const widgets: readonly Widget[] = [{ type: 'Text', configuration: { heading: '', html: blocksToHtml(blocks) } }];
  return toCollectionType({
    id: 100 + position,
    name: page.alias,
    title,
    familyName: 'Content',
    tags: ['menu'],
    description,
    widgets,
  });
}
