import { bannerTones, uspIcons } from '../core/widget.ts';
import type { ProductsQuery, Widget, WidgetContent, WidgetLink } from '../core/widget.ts';
import { readList, readNumber, readObject, readText } from './read-configuration.ts';
import type { Configuration } from './read-configuration.ts';

/** The part of a widget of the wire that is read. */
export interface WireWidget {
  readonly id: string;
  readonly type: string;
  readonly size: string;
  readonly configuration: string;
}

const parseLink = (configuration: Configuration): WidgetLink | null => {
  const label = readText(configuration, 'linkLabel');
  const url = readText(configuration, 'linkUrl');
  return label && url ? { label, url } : null;
};

const parseQuery = (query: Configuration): ProductsQuery => {
  const take = readNumber(query, 'take');
  const texts = (['categoryAlias', 'brandAlias', 'discountCampaignAlias', 'sort'] as const).flatMap((name) => {
    const text = readText(query, name);
    return text ? [[name, text] as const] : [];
  });
  return { ...Object.fromEntries(texts), ...(take !== null && { take }) };
};

const parseTiles = (configuration: Configuration) =>
  readList(configuration, 'items').flatMap((item) => {
    const tile = { label: readText(item, 'label'), url: readText(item, 'url'), image: readText(item, 'image') };
    return tile.label && tile.url && tile.image ? [tile] : [];
  });

/** Two or none: a single one would leave a gap. */
const parseCompanions = (configuration: Configuration): readonly string[] => {
  const images = readList(configuration, 'companions').map((item) => readText(item, 'image'));
  return images.length >= 2 && images.every((image) => image !== '') ? images.slice(0, 2) : [];
};

const parseUsps = (configuration: Configuration) =>
  readList(configuration, 'items').flatMap((item) => {
    const icon = uspIcons.find((known) => known === readText(item, 'icon')) ?? 'check';
    const title = readText(item, 'title');
    return title ? [{ icon, title, text: readText(item, 'text') }] : [];
  });

const parseContent = (type: string, configuration: Configuration): WidgetContent | null => {
  const heading = readText(configuration, 'heading');
  const text = readText(configuration, 'text');
  const image = readText(configuration, 'image');
  const link = parseLink(configuration);
  switch (type) {
    case 'Hero':
      return heading && image
        ? {
            type,
            heading,
            text,
            link,
            image,
            imageAlt: readText(configuration, 'imageAlt'),
            companions: parseCompanions(configuration),
          }
        : null;
    case 'Tiles': {
      const items = parseTiles(configuration);
      return items.length > 0 ? { type, heading, items } : null;
    }
    case 'Products':
      return heading ? { type, heading, query: parseQuery(readObject(configuration, 'query')), link } : null;
    case 'Banner': {
      const tone = bannerTones.find((known) => known === readText(configuration, 'tone')) ?? 'plain';
      return heading ? { type, heading, text, link, image, tone } : null;
    }
    case 'Usps': {
      const items = parseUsps(configuration);
      return items.length > 0 ? { type, items } : null;
    }
    case 'Text': {
      const html = readText(configuration, 'html');
      return html ? { type, heading, html } : null;
    }
    default:
      return null;
  }
};

/** Parses a widget of the API; `null` for one that is unknown or incomplete, so that the rest of the page stays. */
export const parseWidget = ({ id, type, size, configuration }: WireWidget): Widget | null => {
  const content = parseContent(type, readObject({ configuration: readJson(configuration) }, 'configuration'));
  return content && { ...content, id, size: size === 'half' ? 'half' : 'full' };
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
