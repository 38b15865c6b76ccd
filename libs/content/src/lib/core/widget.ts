export const uspIcons = ['truck', 'return', 'check', 'heart', 'user', 'bag'] as const;
export type UspIcon = (typeof uspIcons)[number];

/** The prominence of a banner. */
export const bannerTones = ['plain', 'accent', 'sale'] as const;
export type BannerTone = (typeof bannerTones)[number];

/** The width of a widget: neighbours of a size stand beside each other where there is room. */
export const widgetSizes = ['full', 'half', 'third', 'quarter'] as const;
export type WidgetSize = (typeof widgetSizes)[number];

/** A link of a widget: a path of this shop without prefixes, or an address elsewhere. */
export interface WidgetLink {
  readonly label: string;
  readonly url: string;
}

/** The images and first words of a page. */
export interface HeroWidget {
  readonly type: 'Hero';
  readonly heading: string;
  readonly text: string;
  readonly link: WidgetLink | null;
  readonly image: string;
  readonly imageAlt: string;
  /** The companions of the image: two images or none; a phone has no room for them. */
  readonly companions: readonly string[];
}

/** Links into the shop, each with an image. */
export interface TilesWidget {
  readonly type: 'Tiles';
  readonly heading: string;
  readonly items: readonly (WidgetLink & { readonly image: string })[];
}

/** The products of a row; the app loads them from the catalogue. */
export interface ProductsQuery {
  readonly categoryAlias?: string;
  readonly brandAlias?: string;
  readonly discountCampaignAlias?: string;
  readonly sort?: string;
  readonly take?: number;
  /** As a list's filter has them. */
  readonly facets?: readonly string[];
}

export interface ProductsWidget {
  readonly type: 'Products';
  readonly heading: string;
  readonly query: ProductsQuery;
  readonly link: WidgetLink | null;
}

/** A campaign. */
export interface BannerWidget {
  readonly type: 'Banner';
  readonly heading: string;
  readonly text: string;
  readonly link: WidgetLink | null;
  /** Empty where the banner is of words alone. */
  readonly image: string;
  /** Describes the image; empty where the words beside it do. */
  readonly imageAlt: string;
  readonly tone: BannerTone;
  /** The words stand on the image, not beside it. */
  readonly onImage: boolean;
}

/** The promises of the shop, side by side. */
export interface UspsWidget {
  readonly type: 'Usps';
  readonly items: readonly { readonly icon: UspIcon; readonly title: string; readonly text: string }[];
}

/** Written text, as the editors wrote it: not safe to show before it has been read as rich text. */
export interface TextWidget {
  readonly type: 'Text';
  readonly heading: string;
  /** A line below the heading. */
  readonly subheading: string;
  readonly html: string;
  readonly align: 'left' | 'center' | 'right';
}

/** An image alone, which may be a link. */
export interface ImageWidget {
  readonly type: 'Image';
  readonly image: string;
  readonly imageAlt: string;
  /** Empty for none. */
  readonly url: string;
  /** Width to height; `null` for an image of the catalogue, whose shape is that of its place. */
  readonly ratio: number | null;
}

/** Links as buttons. */
export interface ButtonsWidget {
  readonly type: 'Buttons';
  readonly heading: string;
  readonly links: readonly WidgetLink[];
}

/** A film of another service, which is requested when the shopper starts it, never before. */
export interface VideoWidget {
  readonly type: 'Video';
  readonly provider: 'youtube' | 'vimeo';
  readonly videoId: string;
  readonly title: string;
  /** Empty for none. */
  readonly image: string;
}

/** Questions with their responses. */
export interface FaqWidget {
  readonly type: 'Faq';
  readonly heading: string;
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

/** Facts by their names, such as material and origin. */
export interface FactsWidget {
  readonly type: 'Facts';
  readonly heading: string;
  readonly items: readonly { readonly name: string; readonly value: string }[];
}

/** The widgets that the front page shows at once. */
export type FirstWidgetContent = HeroWidget | TilesWidget | ProductsWidget | BannerWidget | UspsWidget;

/** The widgets that only the editors' pages show. */
export type MoreWidgetContent = TextWidget | ImageWidget | ButtonsWidget | VideoWidget | FaqWidget | FactsWidget;

/** Every widget that a page can be made of. */
export type WidgetContent = FirstWidgetContent | MoreWidgetContent;

interface Placed {
  readonly id: string;
  readonly size: WidgetSize;
}
export type Widget = WidgetContent & Placed;
export type MoreWidget = MoreWidgetContent & Placed;

/** A page made of widgets. Plain data: it travels in the page. */
export interface ContentPage {
  readonly id: number;
  readonly title: string;
  readonly meta: { readonly title: string; readonly description: string };
  /** The editors' type of the page, such as `Content` or `Inspiration`; may be empty. */
  readonly family: string;
  readonly tags: readonly string[];
  readonly widgets: readonly Widget[];
}

/** The tag that puts the menu of information pages beside a page. */
const menuTag = 'menu';

/** Whether the menu of information pages stands beside the page. */
export const showsInfoMenu = (page: ContentPage): boolean => page.tags.includes(menuTag);

/** The product rows of a page, for the app to load what they show. */
export const productWidgets = (page: ContentPage): readonly (ProductsWidget & { readonly id: string })[] =>
  page.widgets.filter((widget) => widget.type === 'Products');
