import { isRecord } from '@lyng/model';
import type { View } from '../wire/view.ts';
import { fillFacts } from './facts-of.ts';
import type { FillFacts } from './facts-of.ts';
import { imageRatio, shownName } from './files/read-images.ts';
import type { ContentImages } from './files/read-images.ts';
import type { WrittenPage } from './files/read-page.ts';
import { htmlToText, markdownToHtml, safeHtml } from './safe-html.ts';
import { currentCampaign, departmentTiles, newestImages, withNewestImage } from './widgets/catalogue-widgets.ts';
import type { NewestImages } from './widgets/catalogue-widgets.ts';
import { isFor } from './widgets/widget-audience.ts';
import type { AudienceArguments } from './widgets/widget-audience.ts';
import type { WrittenWidget } from './widgets/widget-schemas.ts';
import { toWidget } from './widgets/widget.ts';
import type { Widget } from './widgets/widget.ts';

type Values = Readonly<Record<string, unknown>>;
type TextView = Pick<View, 'scope' | 'shop' | 'content'>;

/** The tools that prepare the texts and images of a widget. */
interface Tools {
  readonly type: string;
  readonly fill: (text: string) => string;
  readonly images: ContentImages;
}

/** A field with facts in its texts, and markup that is safe. The data of a `JSON` widget has texts only. */
function ready(value: unknown, name: string, tools: Tools): unknown {
  const { type, fill, images } = tools;
  if (Array.isArray(value)) return value.map((each) => ready(each, name, tools));
  if (isRecord(value)) return readyValues(value, tools);
  if (typeof value !== 'string') return value;
  if (type !== 'JSON' && (name === 'image' || name === 'phoneImage')) return shownName(value, images);
  if (type === 'HTML' && name === 'html') return safeHtml(fill(value));
  return name === 'text' && (type === 'Text' || type === 'Rich text') ? markdownToHtml(fill(value)) : fill(value);
}

const readyValues = (values: Values, tools: Tools): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, ready(value, name, tools)]));

/** The catalogue's part of a widget; `undefined` for a widget that has nothing to show. */
async function withCatalogue(
  { type, values }: WrittenWidget,
  view: View,
  images: NewestImages,
): Promise<{ readonly values: Values; readonly facts?: Readonly<Record<string, string>> } | undefined> {
  if (values['from'] === 'departments') {
    const items = await departmentTiles(view);
    return items.length > 0 ? { values: { ...values, items } } : undefined;
  }
  if (values['campaign'] === 'current' && type === 'Banner') {
    const campaign = await currentCampaign(view);
    return campaign && { values: { ...campaign.values, ...values }, facts: { percent: campaign.percent } };
  }
  const own = type === 'Image' ? view.content.images.get(String(values['image'])) : undefined;
  const ratio = own && (await imageRatio(own));
  return { values: { ...(await withNewestImage(type, values, images)), ...(ratio && { ratio }) } };
}

async function presentWidget(written: WrittenWidget, view: View, images: NewestImages, fill: FillFacts) {
  const { type, size } = written;
  const found = await withCatalogue(written, view, images);
  return (
    found &&
    toWidget(
      type,
      size,
      readyValues(found.values, { type, fill: (text) => fill(text, found.facts), images: view.content.images }),
    )
  );
}

/** Title and description of a page in a market. */
export function presentHead({ title, description, menuLabel }: WrittenPage, { content, shop, scope }: TextView) {
  const fill = fillFacts(content.facts, shop, scope);
  return { title: fill(title), description: fill(description), menuLabel: fill(menuLabel) };
}

/** The widgets of a page for an audience in a market, from the current catalogue. */
export async function presentWidgets(
  { parts }: WrittenPage,
  view: View,
  audience: AudienceArguments,
): Promise<readonly Widget[]> {
  const fill = fillFacts(view.content.facts, view.shop, view.scope);
  const images = newestImages(view);
  const widgets = await Promise.all(
    parts
      .filter((part) => part.kind === 'text' || isFor(part.widget.audience, audience, view.snapshot.index))
      .map((part) =>
        part.kind === 'text'
          ? toWidget('Text', 'full', { text: markdownToHtml(fill(part.markdown)) })
          : presentWidget(part.widget, view, images, fill),
      ),
  );
  return widgets.filter((widget) => widget !== undefined);
}

/** The words of a page's texts, for the search. */
export function pageText({ parts }: WrittenPage, { content, shop, scope }: TextView): string {
  const fill = fillFacts(content.facts, shop, scope);
  return parts
    .map((part) => {
      const markdown = part.kind === 'text' ? part.markdown : part.widget.values['text'];
      return typeof markdown === 'string' ? htmlToText(markdownToHtml(fill(markdown))) : '';
    })
    .join(' ');
}
