import { jsonObject, jsonObjects, jsonText } from '@lyng/model';
import type { JsonObject } from '@lyng/model';
import { bannerTones, uspIcons, widgetSizes } from '../core/widget.ts';
import type { ProductsQuery, Widget, WidgetContent, WidgetLink } from '../core/widget.ts';

/** The part of a widget of the wire that is read. */
export interface WireWidget {
  readonly id: string;
  /** The contract's name of the widget with `PageWidget`. */
  readonly type: string;
  readonly size: string;
  readonly configuration: string;
}

/** The contract's numbers for choices. */
const ON_IMAGE = 1;
const alignments = ['left', 'left', 'center', 'right'] as const;
const providers = ['youtube', 'vimeo'] as const;
const PRODUCTS_IN_ROW = 4;

/** An object, or an empty one. */
const objectOf = (value: unknown): JsonObject => jsonObject(value) ?? {};

/** A text without surrounding blanks, or an empty one. */
const readText = (configuration: JsonObject, name: string): string => jsonText(configuration[name]).trim();

/** An integer from 1, or `null`. */
const readNumber = (configuration: JsonObject, name: string): number | null => {
  const value = configuration[name];
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null;
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const linkOf = (label: string, url: string): WidgetLink | null => (label && url ? { label, url } : null);

const parseRatio = ({ ratio }: JsonObject): number | null =>
  typeof ratio === 'number' && ratio >= 0.2 && ratio <= 5 ? ratio : null;

/** Where a phone gets an image of its own, both show the one for all: the image service makes the sizes. */
const parseImage = (configuration: JsonObject) => {
  const image = objectOf(configuration['image']);
  return {
    image: readText(image, 'filename') || readText(image, 'filenameForMobileDevice'),
    imageAlt: readText(image, 'altText'),
    url: readText(image, 'href'),
    ratio: parseRatio(image),
  };
};

const parseQuery = (configuration: JsonObject): ProductsQuery => {
  const query = objectOf(configuration['query']);
  const rows = readNumber(configuration, 'pageCount');
  const take = readNumber(query, 'take') ?? (rows && rows * PRODUCTS_IN_ROW);
  const parameters = objectOf(configuration['searchParameters']);
  const sort = readText(query, 'sort') || readText(parameters, 'sort');
  const texts = (['categoryAlias', 'brandAlias', 'discountCampaignAlias'] as const).flatMap((name) => {
    const text = readText(query, name);
    return text ? [[name, text] as const] : [];
  });
  const written = parameters['facets'];
  const facets = Array.isArray(written) ? written.filter((facet): facet is string => typeof facet === 'string') : [];
  return {
    ...Object.fromEntries(texts),
    ...(sort && { sort }),
    ...(take && { take }),
    ...(facets.length > 0 && { facets }),
  };
};

/** Two or none: a single one would leave a gap. */
const parseCompanions = ({ companions }: JsonObject): readonly string[] => {
  const images = Array.isArray(companions)
    ? companions.map((image: unknown) => (typeof image === 'string' ? image : ''))
    : [];
  return images.length >= 2 && images.every((image) => image !== '') ? images.slice(0, 2) : [];
};

const parseBanner = (configuration: JsonObject): WidgetContent | null => {
  const { image, imageAlt, url, ratio } = parseImage(configuration);
  const heading = readText(configuration, 'text1');
  const text = readText(configuration, 'text2');
  const link = linkOf(readText(configuration, 'buttonText'), url);
  if (configuration['look'] === 'hero' && heading && image)
    return { type: 'Hero', heading, text, link, image, imageAlt, companions: parseCompanions(configuration) };
  if (!heading) return image ? { type: 'Image', image, imageAlt, url, ratio } : null;
  const tone = bannerTones.find((known) => known === readText(configuration, 'tone')) ?? 'plain';
  const onImage = image !== '' && configuration['textAndButtonPlacement'] === ON_IMAGE;
  return { type: 'Banner', heading, text, link, image, imageAlt, tone, onImage };
};

const parseButtons = (configuration: JsonObject): WidgetContent | null => {
  const heading = readText(configuration, 'title');
  const items = jsonObjects(configuration['buttons']).flatMap((item) => {
    const link = linkOf(readText(item, 'text'), readText(item, 'href'));
    return link ? [{ ...link, image: readText(item, 'image') }] : [];
  });
  if (items.length === 0) return null;
  return items.every(({ image }) => image !== '')
    ? { type: 'Tiles', heading, items }
    : { type: 'Buttons', heading, links: items.map(({ label, url }) => ({ label, url })) };
};

const parseText = (configuration: JsonObject): WidgetContent | null => {
  const heading = readText(configuration, 'title');
  const subheading = readText(configuration, 'subtitle');
  const html = readText(configuration, 'text');
  const align = alignments[readNumber(configuration, 'textAlignment') ?? 0] ?? 'left';
  return heading || subheading || html ? { type: 'Text', heading, subheading, html, align } : null;
};

const textAlone = (html: string): WidgetContent | null =>
  html ? { type: 'Text', heading: '', subheading: '', html, align: 'left' } : null;

const parseRichText = (configuration: JsonObject): WidgetContent | null => {
  const items = jsonObjects(configuration['items']).flatMap((item) => {
    const icon = uspIcons.find((known) => known === readText(item, 'icon')) ?? 'check';
    const title = readText(item, 'title');
    return title ? [{ icon, title, text: readText(item, 'text') }] : [];
  });
  return configuration['look'] === 'usps' && items.length > 0
    ? { type: 'Usps', items }
    : textAlone(readText(configuration, 'text'));
};

const parseVideo = (configuration: JsonObject): WidgetContent | null => {
  const { videoId: written, videoProvider } = configuration;
  const videoId = typeof written === 'string' || typeof written === 'number' ? String(written) : '';
  const provider = providers[typeof videoProvider === 'number' ? videoProvider : 0];
  const { image, imageAlt } = parseImage(configuration);
  // It becomes a part of an address.
  return provider && /^[\w-]{3,40}$/.test(videoId)
    ? { type: 'Video', provider, videoId, title: readText(configuration, 'title') || imageAlt, image }
    : null;
};

/** Data of any shape, such as facts. */
const parseData = (configuration: JsonObject): WidgetContent | null => {
  const { kind, heading: written, ...data } = objectOf(readJson(readText(configuration, 'json')));
  const heading = typeof written === 'string' ? written : '';
  const questions = jsonObjects(data['items']).flatMap((item) => {
    const [question, answer] = [readText(item, 'question'), readText(item, 'answer')];
    return question && answer ? [{ question, answer }] : [];
  });
  if (kind === 'faq') return questions.length > 0 ? { type: 'Faq', heading, items: questions } : null;
  const facts = Object.entries(data).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [{ name, value: String(value) }] : [],
  );
  return facts.length > 0 ? { type: 'Facts', heading, items: facts } : null;
};

const parseContent = (name: string, configuration: JsonObject): WidgetContent | null => {
  switch (name) {
    case 'Text':
      return parseText(configuration);
    case 'Rich text':
      return parseRichText(configuration);
    case 'HTML':
      return textAlone(readText(configuration, 'html'));
    case 'Image': {
      const image = parseImage(configuration);
      return image.image ? { type: 'Image', ...image } : null;
    }
    case 'Banner':
      return parseBanner(configuration);
    case 'Buttons':
      return parseButtons(configuration);
    case 'Product list': {
      const heading = readText(configuration, 'title');
      const link = linkOf(readText(configuration, 'linkLabel'), readText(configuration, 'linkUrl'));
      return heading ? { type: 'Products', heading, query: parseQuery(configuration), link } : null;
    }
    case 'Video':
      return parseVideo(configuration);
    case 'JSON':
      return parseData(configuration);
    default:
      return null;
  }
};

/** Parses a widget of the API; `null` for one that is unknown or incomplete, so that the rest of the page stays. */
export const parseWidget = ({ id, type, size, configuration }: WireWidget): Widget | null => {
  const read = objectOf(readJson(configuration));
  const content = read['active'] === false ? null : parseContent(type.replace(/PageWidget$/, ''), read);
  return content && { ...content, id, size: widgetSizes.find((known) => known === size) ?? 'full' };
};
