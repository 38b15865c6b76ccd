/** The target of a widget: a path of the shop without prefixes. */
interface Action {
  readonly linkLabel: string;
  readonly linkUrl: string;
}

/** The `configuration` of a widget, by its `type`. */
export interface WidgetConfigurations {
  readonly Hero: Action & {
    readonly heading: string;
    readonly text: string;
    readonly image: string;
    readonly imageAlt: string;
    /** Products to wear with it. */
    readonly companions: readonly { readonly image: string }[];
  };
  readonly Tiles: {
    readonly heading: string;
    readonly items: readonly { readonly label: string; readonly url: string; readonly image: string }[];
  };
  readonly Products: Action & {
    readonly heading: string;
    /** Arguments of the `products` field. */
    readonly query: {
      readonly take: number;
      readonly sort: string;
      readonly categoryAlias?: string;
      readonly discountCampaignAlias?: string;
    };
  };
  readonly Banner: Action & {
    readonly heading: string;
    readonly text: string;
    readonly image: string;
    readonly tone: 'plain' | 'accent' | 'sale';
  };
  readonly Usps: {
    readonly items: readonly {
      readonly icon: 'truck' | 'return' | 'check' | 'heart';
      readonly title: string;
      readonly text: string;
    }[];
  };
  readonly Text: { readonly heading: string; readonly html: string };
}

export type WidgetType = keyof WidgetConfigurations;

/** One widget before it is serialized. */
export type Widget = {
  [Type in WidgetType]: { readonly type: Type; readonly configuration: WidgetConfigurations[Type] };
}[WidgetType];
