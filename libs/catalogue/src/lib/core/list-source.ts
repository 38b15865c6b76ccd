/** The products of a list before any filter. */
export type ListSource =
  | { readonly kind: 'category'; readonly alias: string }
  | { readonly kind: 'brand'; readonly alias: string }
  | { readonly kind: 'campaign'; readonly alias: string }
  /** A list by a name that only the backend can resolve: `/l/…`. */
  | { readonly kind: 'general'; readonly name: string }
  | { readonly kind: 'search'; readonly text: string }
  | { readonly kind: 'new' }
  | { readonly kind: 'bestsellers' }
  | { readonly kind: 'coming-soon' };

/** Brands and campaigns may have several levels in the address; the last one names them. */
const lastLevel = (alias: string): string => alias.split('/').at(-1) ?? '';

/** The arguments by which the backend chooses a list's products. */
export interface ListArguments {
  readonly categoryAlias?: string;
  readonly brandAlias?: string;
  readonly discountCampaignAlias?: string;
}

/** The backend's name for a list: a search is identified by its text, a named list by its address alone. */
export const listArguments = (source: ListSource): ListArguments => {
  switch (source.kind) {
    case 'category':
      return { categoryAlias: source.alias };
    case 'brand':
      return { brandAlias: lastLevel(source.alias) };
    case 'campaign':
      return { discountCampaignAlias: lastLevel(source.alias) };
    default:
      return {};
  }
};

/** The backend's identifier of the heading and texts of a list. */
export interface ListPageKey {
  readonly pageUrl?: string;
  readonly pageAlias?: string;
  /** A list without a page does not exist, except the shop's own lists, which always exist. */
  readonly isRequired: boolean;
}

/** The address to request a list's heading and texts from; `null` for a search, which has none. */
export const listPageKey = (source: ListSource): ListPageKey | null => {
  switch (source.kind) {
    case 'category':
      return { pageUrl: `/c/${source.alias}`, isRequired: true };
    case 'brand':
      return { pageUrl: `/b/${lastLevel(source.alias)}`, isRequired: true };
    case 'campaign':
      return { pageUrl: `/dc/${lastLevel(source.alias)}`, isRequired: true };
    case 'general':
      return { pageAlias: lastLevel(source.name), isRequired: true };
    case 'search':
      return null;
    default:
      return { pageAlias: source.kind, isRequired: false };
  }
};

/** Lists that the backend finds only by their address, which must be requested first. */
export const isResolvedByAddress = ({ kind }: ListSource): boolean =>
  kind === 'general' || kind === 'coming-soon' || kind === 'new';
