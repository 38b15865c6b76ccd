import { array, object, string } from 'yup';
import type { ObjectShape } from 'yup';
import { choice, count, fields, image, link, list, markdown, text, words } from '../files/schemas.ts';
import { checked } from '../files/read-yaml.ts';
import type { Written } from '../files/read-yaml.ts';
import type { WidgetAudience } from './widget-audience.ts';

const action = { linkLabel: text, linkUrl: link };
const buttons = { label: text.defined(), url: link.defined() };

const names = array(string().defined()).transform((value: unknown) =>
  Array.isArray(value) || value === undefined ? value : [value],
);

/** Where a widget is shown, by ids or aliases; everywhere without it. */
const places = fields({
  SiteId: names,
  LanguageId: names,
  Product: names,
  Category: names,
  Brand: names,
  DiscountCampaign: names,
  CustomerType: names,
  Parameter: names,
});

const widget = <const Fields extends ObjectShape>(own: Fields) =>
  fields({
    type: string(),
    /** Its width beside others of its size. */
    size: choice('full', 'half', 'third', 'quarter').default('full'),
    displaySetting: choice('mobile', 'desktop'),
    customerType: choice('PERSON', 'ORGANIZATION'),
    for: places.default({}),
    ...own,
  });

/** Every widget that an editor may write, with its fields. */
const widgetSchemas = {
  Hero: widget({
    ...action,
    heading: text.defined(),
    text,
    image: image.defined(),
    imageAlt: text,
    companions: list({ image: image.defined() }),
  }),
  Tiles: widget({
    heading: text,
    from: choice('departments'),
    items: list({ ...buttons, image: image.defined() }),
  }).test('filled', 'Tiles need "items", or "from: departments".', ({ from, items }) => Boolean(from ?? items)),
  Usps: widget({
    items: list({
      icon: choice('truck', 'return', 'check', 'heart', 'user', 'bag'),
      title: text.defined(),
      text,
    }).defined(),
  }),
  Text: widget({
    heading: text,
    subheading: text,
    text: markdown.defined(),
    align: choice('left', 'center', 'right'),
  }),
  'Rich text': widget({ text: markdown.defined() }),
  HTML: widget({ html: text.defined() }),
  Image: widget({ image: image.defined(), phoneImage: image, alt: text, linkUrl: link }),
  Banner: widget({
    ...action,
    heading: text,
    text,
    image,
    phoneImage: image,
    imageAlt: text,
    tone: choice('plain', 'accent', 'sale'),
    placement: choice('below', 'on-image'),
    campaign: choice('current'),
  }).test(
    'filled',
    'A banner needs a "heading", an "image", or "campaign: current".',
    (values) => values.heading !== undefined || values.image !== undefined || values.campaign !== undefined,
  ),
  Buttons: widget({ heading: text, buttons: list(buttons).defined() }),
  'Product list': widget({
    ...action,
    heading: text.defined(),
    sort: choice('LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC', 'RELEVANCE'),
    take: count,
    facets: words,
    category: text,
    brand: text,
    campaign: text,
  }),
  Video: widget({ provider: choice('youtube', 'vimeo').defined(), id: text.defined(), title: text.defined(), image }),
  JSON: widget({ name: text.defined(), data: object().default(undefined).defined() }),
};

const types = Object.keys(widgetSchemas) as (keyof typeof widgetSchemas)[];
const typed = object({ type: string().oneOf(types, 'is "${value}". It is one of ${values}.').defined() });

/** A widget as an editor wrote it. */
export interface WrittenWidget {
  readonly type: keyof typeof widgetSchemas;
  readonly size: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly audience: WidgetAudience;
  /** The line in its file, from 1. */
  readonly line: number;
}

export function readWidget(written: Written): WrittenWidget {
  const { type } = checked(typed, written);
  const { size, displaySetting, customerType, for: places, ...values } = checked(widgetSchemas[type], written);
  return { type, size, values, audience: { displaySetting, customerType, for: places }, line: written.lineOf() };
}
