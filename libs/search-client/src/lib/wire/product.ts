import { anything, array, flag, list, mapOf, number, orElse, orEmpty, shape, text, word } from './read.ts';
import type { Reader, ValueOf } from './read.ts';

const customAttribute = shape({
  id: text,
  /** The text for shoppers; empty where the feed has none. */
  label: orElse(text, ''),
});

/** One value of a custom attribute. */
export type CustomAttribute = ValueOf<typeof customAttribute>;

export const customAttributes = mapOf(list(customAttribute));

/** Attributes that the shop has added in its product feed, by name. */
export type CustomAttributes = ValueOf<typeof customAttributes>;

const measure = shape({ amount: number, unit: text });

/** An amount with its unit. */
export type Measure = ValueOf<typeof measure>;

const typedCustom = shape({
  lengths: orEmpty(mapOf(measure)),
  numbers: orEmpty(mapOf(number)),
  json: orEmpty(mapOf(anything)),
});

/** Attributes that are not texts, by name. */
export type TypedCustomAttributes = ValueOf<typeof typedCustom>;

const imageSource = shape({ url: text }, { width: number, height: number });

/** One size of an image; width and height in px. */
export type ImageSource = ValueOf<typeof imageSource>;

export const image = shape({ sources: list(imageSource) }, { alt: text, caption: text, custom: mapOf(text) });

/** An image in its sizes. */
export type SearchImage = ValueOf<typeof image>;

const priceSpan = shape({ min: number, max: number });

/** From the cheapest to the dearest variant, in the currency's main unit. */
export type PriceSpan = ValueOf<typeof priceSpan>;

const namedPrice = shape({ id: text, listPrice: number, sellingPrice: number });

/** A price by another list, such as the members', in the currency's main unit. */
export type NamedPrice = ValueOf<typeof namedPrice>;

const availability = shape(
  { channel: word<'ONLINE' | 'STORE'>(), stockNumber: number },
  {
    /** The store, where it is one. */
    key: text,
  },
);

/** The stock of each warehouse. */
export type Availability = ValueOf<typeof availability>;

export type BadgeTheme = 'NONE' | 'SALE' | 'DISCOUNT' | 'NEW' | 'THEME_1' | 'THEME_2' | 'THEME_3';

const badge = shape({ label: text, theme: word<BadgeTheme>() }, { attribute: text });

/** A word laid over a product's image. */
export type Badge = ValueOf<typeof badge>;

export type SwatchType = 'MISSING_COLORS' | 'COLORS' | 'SILVER' | 'GOLD' | 'MULTI';
export type ImageEffect = 'NONE' | 'SWAP' | 'GALLERY';

/** Measures and attributes that a product and a variant can both have. */
const described = {
  width: measure,
  height: measure,
  depth: measure,
  length: measure,
  volume: measure,
  weight: measure,
  custom: customAttributes,
  typedCustom,
};

const variant = shape(
  {
    key: text,
    /** For the notifications `click` and `add-to-cart`. */
    ticket: text,
    stockNumber: number,
    inStock: flag,
    link: text,
    listPrice: number,
    sellingPrice: number,
    prices: list(namedPrice),
    availability: list(availability),
  },
  { ...described, size: text, label: text },
);

/** One size of a product. Prices are in the currency's main unit. */
export type SearchVariant = ValueOf<typeof variant>;

const product = shape(
  {
    key: text,
    title: text,
    brand: text,
    link: text,
    /** For the notifications `click` and `add-to-cart`. */
    ticket: text,
    inStock: flag,
    listPrice: priceSpan,
    sellingPrice: priceSpan,
    variants: list(variant),
    badges: orEmpty(shape({ primary: list(badge), secondary: list(badge) })),
    imageInfo: orEmpty(
      shape({ effect: orElse(word<ImageEffect>(), 'NONE'), images: list(image) }, { thumbnail: text }),
    ),
    swatch: orEmpty(shape({ type: orElse(word<SwatchType>(), 'MISSING_COLORS'), colors: list(text) })),
  },
  {
    ...described,
    name: text,
    series: text,
    description: text,
    rating: number,
    /** A sponsored product. */
    sponsored: flag,
  },
);

/** A product as the search service knows it. */
export type SearchProduct = ValueOf<typeof product>;

/** A group without products is not a group. */
const someProducts: Reader<SearchProduct[]> = (value) => {
  const products = array(product)(value);
  return products?.length ? products : undefined;
};

export const productGroup = shape({
  key: text,
  /** The number of products of the group that the response leaves out. */
  remaining: orElse(number, 0),
  /** The main product first. */
  products: someProducts,
});

/** One product, with those that are the same but for a colour or the like. Never empty. */
export type ProductGroup = ValueOf<typeof productGroup>;
