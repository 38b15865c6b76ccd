import { anything, array, both, flag, list, mapOf, number, orElse, orEmpty, shape, text, word } from './read.ts';
import type { Reader } from './read.ts';

/** One value of a custom attribute. */
export interface CustomAttribute {
  readonly id: string;
  /** The text for shoppers; empty where the feed has none. */
  readonly label: string;
}

/** Attributes that the shop has added in its product feed, by name. */
export type CustomAttributes = Record<string, CustomAttribute[]>;

/** An amount with its unit. */
export interface Measure {
  readonly amount: number;
  readonly unit: string;
}

/** Attributes that are not texts, by name. */
export interface TypedCustomAttributes {
  readonly lengths: Record<string, Measure>;
  readonly numbers: Record<string, number>;
  readonly json: Record<string, unknown>;
}

/** One size of an image; width and height in px. */
export interface ImageSource {
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
}

/** An image in its sizes. */
export interface SearchImage {
  readonly alt?: string;
  readonly caption?: string;
  readonly custom?: Record<string, string>;
  readonly sources: ImageSource[];
}

/** From the cheapest to the dearest variant, in the currency's main unit. */
export interface PriceSpan {
  readonly min: number;
  readonly max: number;
}

/** A price by another list, such as the members', in the currency's main unit. */
export interface NamedPrice {
  readonly id: string;
  readonly listPrice: number;
  readonly sellingPrice: number;
}

/** The stock of each warehouse. */
export interface Availability {
  readonly channel: 'ONLINE' | 'STORE';
  readonly stockNumber: number;
  /** The store, where it is one. */
  readonly key?: string;
}

export type BadgeTheme = 'NONE' | 'SALE' | 'DISCOUNT' | 'NEW' | 'THEME_1' | 'THEME_2' | 'THEME_3';

/** A word laid over a product's image. */
export interface Badge {
  readonly label: string;
  readonly theme: BadgeTheme;
  readonly attribute?: string;
}

export type SwatchType = 'MISSING_COLORS' | 'COLORS' | 'SILVER' | 'GOLD' | 'MULTI';
export type ImageEffect = 'NONE' | 'SWAP' | 'GALLERY';

/** Measures and attributes that a product and a variant can both have. */
interface Described {
  readonly width?: Measure;
  readonly height?: Measure;
  readonly depth?: Measure;
  readonly length?: Measure;
  readonly volume?: Measure;
  readonly weight?: Measure;
  readonly custom?: CustomAttributes;
  readonly typedCustom?: TypedCustomAttributes;
}

/** One size of a product. Prices are in the currency's main unit. */
export interface SearchVariant extends Described {
  readonly key: string;
  /** For the notifications `click` and `add-to-cart`. */
  readonly ticket: string;
  readonly size?: string;
  readonly label?: string;
  readonly stockNumber: number;
  readonly inStock: boolean;
  readonly link: string;
  readonly listPrice: number;
  readonly sellingPrice: number;
  readonly prices: NamedPrice[];
  readonly availability: Availability[];
}

/** A product as the search service knows it. */
export interface SearchProduct extends Described {
  readonly key: string;
  readonly title: string;
  readonly name?: string;
  readonly brand: string;
  readonly series?: string;
  readonly description?: string;
  readonly link: string;
  /** For the notifications `click` and `add-to-cart`. */
  readonly ticket: string;
  readonly rating?: number;
  readonly inStock: boolean;
  readonly listPrice: PriceSpan;
  readonly sellingPrice: PriceSpan;
  readonly variants: SearchVariant[];
  readonly badges: { readonly primary: Badge[]; readonly secondary: Badge[] };
  readonly imageInfo: { readonly effect: ImageEffect; readonly images: SearchImage[]; readonly thumbnail?: string };
  readonly swatch: { readonly type: SwatchType; readonly colors: string[] };
  /** A sponsored product. */
  readonly sponsored?: boolean;
}

/** One product, with those that are the same but for a colour or the like. Never empty. */
export interface ProductGroup {
  readonly key: string;
  /** The number of products of the group that the response leaves out. */
  readonly remaining: number;
  /** The main product first. */
  readonly products: SearchProduct[];
}

export const customAttributes: Reader<CustomAttributes> = mapOf(
  list(shape<CustomAttribute>({ id: text, label: orElse(text, '') }, {})),
);

export const image: Reader<SearchImage> = shape<SearchImage>(
  { sources: list(shape<ImageSource>({ url: text }, { width: number, height: number })) },
  { alt: text, caption: text, custom: mapOf(text) },
);

const measure = shape<Measure>({ amount: number, unit: text }, {});
const priceSpan = shape<PriceSpan>({ min: number, max: number }, {});
const badges = list(shape<Badge>({ label: text, theme: word }, { attribute: text }));

const described = shape<Described>(
  {},
  {
    width: measure,
    height: measure,
    depth: measure,
    length: measure,
    volume: measure,
    weight: measure,
    custom: customAttributes,
    typedCustom: shape<TypedCustomAttributes>(
      { lengths: orEmpty(mapOf(measure)), numbers: orEmpty(mapOf(number)), json: orEmpty(mapOf(anything)) },
      {},
    ),
  },
);

const variant: Reader<SearchVariant> = both(
  described,
  shape<Omit<SearchVariant, keyof Described>>(
    {
      key: text,
      ticket: text,
      stockNumber: number,
      inStock: flag,
      link: text,
      listPrice: number,
      sellingPrice: number,
      prices: list(shape<NamedPrice>({ id: text, listPrice: number, sellingPrice: number }, {})),
      availability: list(shape<Availability>({ channel: word, stockNumber: number }, { key: text })),
    },
    { size: text, label: text },
  ),
);

const product: Reader<SearchProduct> = both(
  described,
  shape<Omit<SearchProduct, keyof Described>>(
    {
      key: text,
      title: text,
      brand: text,
      link: text,
      ticket: text,
      inStock: flag,
      listPrice: priceSpan,
      sellingPrice: priceSpan,
      variants: list(variant),
      badges: orEmpty(shape<SearchProduct['badges']>({ primary: badges, secondary: badges }, {})),
      imageInfo: orEmpty(
        shape<SearchProduct['imageInfo']>(
          { effect: orElse<ImageEffect>(word, 'NONE'), images: list(image) },
          { thumbnail: text },
        ),
      ),
      swatch: orEmpty(
        shape<SearchProduct['swatch']>({ type: orElse<SwatchType>(word, 'MISSING_COLORS'), colors: list(text) }, {}),
      ),
    },
    { name: text, series: text, description: text, rating: number, sponsored: flag },
  ),
);

/** A group without products is not a group. */
const someProducts: Reader<SearchProduct[]> = (value) => {
  const products = array(product)(value);
  return products?.length ? products : undefined;
};

export const productGroup: Reader<ProductGroup> = shape<ProductGroup>(
  { key: text, remaining: orElse(number, 0), products: someProducts },
  {},
);
