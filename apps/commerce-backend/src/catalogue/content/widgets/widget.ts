/** The names that clients of the contract know; a widget's type is its name with `PageWidget`. */
export type WidgetName =
  | 'Text'
  | 'Rich text'
  | 'HTML'
  | 'Image'
  | 'Banner'
  | 'Buttons'
  | 'Product list'
  | 'Video'
  | 'JSON';

/** One widget before it is serialized. */
export interface Widget {
  readonly name: WidgetName;
  readonly size: string;
  /** As the contract has it; what it does not know is ours, and others ignore it. */
  readonly configuration: Readonly<Record<string, unknown>>;
  readonly images: readonly string[];
  /** Width to height of its images where it is not that of the catalogue's. */
  readonly ratio?: number;
}

/** A string field of a widget; empty when the editor left it out. */
const text = (values: Readonly<Record<string, unknown>>, name: string): string => {
  const value = values[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const list = (values: Readonly<Record<string, unknown>>, name: string) =>
  (values[name] ?? []) as readonly Readonly<Record<string, unknown>>[];

/** An image of a widget, as the contract names it. Its ratio, where it is known, is an addition of ours. */
const imageOf = (values: Readonly<Record<string, unknown>>) => ({
  filename: text(values, 'image'),
  filenameForMobileDevice: text(values, 'phoneImage') || null,
  altText: text(values, 'imageAlt') || text(values, 'alt'),
  href: text(values, 'linkUrl') || null,
  ...(typeof values['ratio'] === 'number' && { ratio: values['ratio'] }),
});

const filesOf = ({ filename, filenameForMobileDevice }: ReturnType<typeof imageOf>): readonly string[] =>
  [filename, filenameForMobileDevice ?? ''].filter((file) => file !== '');

/** The contract's numbers for a choice. */
const alignments: Readonly<Record<string, number>> = { left: 1, center: 2, right: 3 };
const HEADING_2 = 1;
const HEADING_3 = 2;
const BELOW_IMAGE = 0;
const ON_IMAGE = 1;
const PRODUCTS_IN_ROW = 4;

type Values = Readonly<Record<string, unknown>>;
type Made = Omit<Widget, 'size'>;

const withoutImages = (name: WidgetName, configuration: Values): Made => ({ name, images: [], configuration });

const banner = (values: Values): Made => {
  const image = imageOf(values);
  return {
    name: 'Banner',
    images: filesOf(image),
    configuration: {
      image,
      text1: text(values, 'heading'),
      text2: text(values, 'text'),
      buttonText: text(values, 'linkLabel'),
      textColor: 0,
      textAndButtonPlacement: values['placement'] === 'on-image' ? ON_IMAGE : BELOW_IMAGE,
      textAndButtonPlacementFullWidth: 0,
      tone: text(values, 'tone') || 'plain',
    },
  };
};

const hero = (values: Values): Made => {
  const { name, images, configuration } = banner(values);
  const companions = list(values, 'companions').map((companion) => text(companion, 'image'));
  return { name, images: [...images, ...companions], configuration: { ...configuration, look: 'hero', companions } };
};

const buttons = (values: Values, items: readonly Values[]) => ({
  title: text(values, 'heading'),
  buttons: items.map((item) => ({
    text: text(item, 'label'),
    href: text(item, 'url'),
    ...(item['image'] !== undefined && { image: text(item, 'image') }),
  })),
});

const escapeHtml = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const usps = (values: Values): Made => {
  const items = list(values, 'items').map((item) => ({
    icon: text(item, 'icon') || 'check',
    title: text(item, 'title'),
    text: text(item, 'text'),
  }));
  const lines = items.map((item) => `<li><strong>${escapeHtml(item.title)}</strong> ${escapeHtml(item.text)}</li>`);
  return withoutImages('Rich text', { text: `<ul>${lines.join('')}</ul>`, look: 'usps', items });
};

const productList = (values: Values): Made => {
  const take = Number(values['take'] ?? PRODUCTS_IN_ROW);
  const query = {
    take,
    ...(values['sort'] !== undefined && { sort: text(values, 'sort') }),
    ...(values['category'] !== undefined && { categoryAlias: text(values, 'category') }),
    ...(values['brand'] !== undefined && { brandAlias: text(values, 'brand') }),
    ...(values['campaign'] !== undefined && { discountCampaignAlias: text(values, 'campaign') }),
  };
  return withoutImages('Product list', {
    title: text(values, 'heading'),
    searchParameters: { sort: text(values, 'sort') || 'RELEVANCE', facets: values['facets'] ?? [] },
    limitNrOfRows: true,
    pageCount: Math.ceil(take / PRODUCTS_IN_ROW),
    slideshowDisabled: false,
    displayNavigationArrows: true,
    displayNavigationLinks: false,
    query,
    linkLabel: text(values, 'linkLabel'),
    linkUrl: text(values, 'linkUrl'),
  });
};

const video = (values: Values): Made => {
  const image = { ...imageOf(values), altText: text(values, 'title') };
  return {
    name: 'Video',
    images: filesOf(image),
    configuration: {
      videoId: text(values, 'id'),
      videoProvider: values['provider'] === 'vimeo' ? 1 : 0,
      videoDisplayType: 0,
      title: text(values, 'title'),
      image,
    },
  };
};

const made = (type: string, values: Values): Made => {
  switch (type) {
    case 'Hero':
      return hero(values);
    case 'Banner':
      return banner(values);
    case 'Tiles':
      return {
        name: 'Buttons',
        images: list(values, 'items').map((item) => text(item, 'image')),
        configuration: { ...buttons(values, list(values, 'items')), look: 'tiles' },
      };
    case 'Buttons':
      return withoutImages('Buttons', buttons(values, list(values, 'buttons')));
    case 'Usps':
      return usps(values);
    case 'Product list':
      return productList(values);
    case 'Image': {
      const image = imageOf(values);
      return {
        name: 'Image',
        images: filesOf(image),
        configuration: { image },
        ...(image.ratio && { ratio: image.ratio }),
      };
    }
    case 'Video':
      return video(values);
    case 'HTML':
      return withoutImages('HTML', { html: text(values, 'html'), css: '' });
    case 'Rich text':
      return withoutImages('Rich text', { text: text(values, 'text') });
    case 'JSON':
      return withoutImages('JSON', {
        json: JSON.stringify({ kind: text(values, 'name'), ...(values['data'] as object) }),
      });
    default:
      return withoutImages('Text', {
        title: text(values, 'heading'),
        titleRenderMode: HEADING_2,
        subtitle: text(values, 'subheading'),
        subtitleRenderMode: HEADING_3,
        text: text(values, 'text'),
        textAlignment: alignments[text(values, 'align')] ?? 0,
      });
  }
};

/** A widget of an editor, whose texts are ready to be shown, as clients of the contract know it. */
export const toWidget = (type: string, size: string, values: Values): Widget => ({ ...made(type, values), size });
