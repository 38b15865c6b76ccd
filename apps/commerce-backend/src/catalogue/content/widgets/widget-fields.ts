/** What an editor may write for a field of a widget. */
export type Field =
  | { readonly kind: 'text' | 'markdown' | 'html' | 'link' | 'image' | 'count' | 'data'; readonly isRequired?: boolean }
  | { readonly kind: 'words'; readonly isRequired?: boolean }
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly isRequired?: boolean }
  | { readonly kind: 'list'; readonly of: Fields; readonly isRequired?: boolean };

export type Fields = Readonly<Record<string, Field>>;

const text = { kind: 'text' } as const;
const link = { kind: 'link' } as const;
const image = { kind: 'image' } as const;
const choice = (...of: readonly string[]) => ({ kind: 'choice', of }) as const;
const list = (of: Fields) => ({ kind: 'list', of }) as const;
const needed = <Kind extends Field>(field: Kind) => ({ ...field, isRequired: true }) as const;

const action = { linkLabel: text, linkUrl: link };

/** How wide a widget is beside others of its size. */
export const widgetSizes = ['full', 'half', 'third', 'quarter'] as const;

/** Every widget that an editor may write, with its fields. */
export const widgetFields = {
  Hero: {
    ...action,
    heading: needed(text),
    text,
    image: needed(image),
    imageAlt: text,
    companions: list({ image: needed(image) }),
  },
  Tiles: {
    heading: text,
    from: choice('departments'),
    items: list({ label: needed(text), url: needed(link), image: needed(image) }),
  },
  Usps: {
    items: needed(
      list({ icon: choice('truck', 'return', 'check', 'heart', 'user', 'bag'), title: needed(text), text }),
    ),
  },
  Text: {
    heading: text,
    subheading: text,
    text: needed({ kind: 'markdown' }),
    align: choice('left', 'center', 'right'),
  },
  'Rich text': { text: needed({ kind: 'markdown' }) },
  HTML: { html: needed({ kind: 'html' }) },
  Image: { image: needed(image), phoneImage: image, alt: text, linkUrl: link },
  Banner: {
    ...action,
    heading: text,
    text,
    image,
    phoneImage: image,
    imageAlt: text,
    tone: choice('plain', 'accent', 'sale'),
    placement: choice('below', 'on-image'),
    campaign: choice('current'),
  },
  Buttons: { heading: text, buttons: needed(list({ label: needed(text), url: needed(link) })) },
  'Product list': {
    ...action,
    heading: needed(text),
    sort: choice('LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC', 'RELEVANCE'),
    take: { kind: 'count' },
    facets: { kind: 'words' },
    category: text,
    brand: text,
    campaign: text,
  },
  Video: { provider: needed(choice('youtube', 'vimeo')), id: needed(text), title: needed(text), image },
  JSON: { name: needed(text), data: needed({ kind: 'data' }) },
} as const satisfies Record<string, Fields>;

export type WidgetType = keyof typeof widgetFields;
export const isWidgetType = (text: unknown): text is WidgetType =>
  typeof text === 'string' && Object.hasOwn(widgetFields, text);
