import type { Messages } from '@lingui/core';
import type { CommerceGateway, RealtimeTopic, Transport } from '@lyng/commerce-client';
import type { AuthFailure, KnownShopper, Language, MarketAlias, ListedProduct, Result } from '@lyng/model';
import type { Href, ListSort, MarketOrigins, Site } from '@lyng/routing/core';
import { createContext } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { CheckoutCartPort } from './cart.ts';
import type { PageHead } from '../head/page-head.ts';
import type { ProductListData } from './product-list.ts';
import type { ShopConfig } from './shop-config.ts';
import type { SlotRegistry } from './slots.ts';
import type { ShopState, ShopStore } from '../state/shop-state.ts';

/** The name of a group of texts that load together: those of the frame around every page, and those of a page's content. */
export type MessageGroup = string;

/** A group's texts, in each language of the shop. */
export type MessageTable = Readonly<Partial<Record<Language, () => Promise<{ readonly messages: Messages }>>>>;

/** The context of loaders and actions: one per request on the server, one per tab in the browser. */
export interface AppContext {
  readonly config: ShopConfig;
  readonly site: Site;
  readonly href: Href;
  /** Origin of each market's own host, for canonical links. */
  readonly origins: MarketOrigins;
  readonly gateway: CommerceGateway;
  readonly store: ShopStore;
  /** The ports that are already there: those of the server, and those that a tab has started. */
  readonly ports: Partial<Ports>;
  /** A port that a feature provides, created with its first use; `undefined` where no feature provides it. */
  readonly port: <Name extends PortName>(name: Name) => Promise<Ports[Name] | undefined>;
  /** Whether a feature provides that port. */
  readonly hasPort: (name: PortName) => boolean;
  /** The parts that features render in each other's pages. */
  readonly slots: SlotRegistry;
  /**
   * Loads a group of texts in the site's language into the one Lingui instance of this request or tab. Texts of lazy
   * parts (`isDeferred`) are in the server's HTML, and do not delay the browser's hydration.
   */
  readonly loadMessages: (group: MessageGroup, isDeferred?: boolean) => Promise<void>;
  /** Translates a descriptor, for texts outside components such as a page's title. */
  readonly translate: (message: { readonly id: string; readonly values?: Record<string, unknown> }) => string;
  /** Value of a cookie of this visitor. */
  readonly cookie: (name: string) => string | undefined;
  /** Adds the slices that no page's first paint reads, for lazy parts; calling it again has no effect. */
  readonly addLazySlices: () => Promise<void>;
}

/**
 * A feature's functions for the others in one request or tab, by name. A port between two features is described here;
 * one that only its own feature uses is added by that feature, by declaration merging.
 */
export interface Ports {
  /** The cart that is bought; server only. */
  readonly checkoutCart: CheckoutCartPort;
  /** The data to keep on the screen when a revalidation fails; browser only, after hydration. */
  readonly staleData: (failure: unknown, request: Request) => unknown;
  /**
   * The data of a page, or its promise, when the tab has it already: of a page behind Back, and of a link that is about to
   * be followed; browser only, after hydration.
   */
  readonly readyData: (request: Request) => unknown;
  /** The account's data of a logged-in shopper, for an order in that market; `undefined` for a guest. */
  readonly knownShopper: (market: MarketAlias) => Promise<KnownShopper | undefined>;
  /** The logged-in shopper, by a token that is still valid; the browser and the server remove or renew expired ones. */
  readonly visitor: () => {
    readonly userId: string;
    /** A name, or an email address as long as there is no name. */
    readonly userName?: string;
    readonly memberId?: string | undefined;
    /** Such as `Student-Curve`; empty without one. */
    readonly memberType?: string;
  } | null;
  /** Whether the shopper allows to store and send data for that purpose; browser only, after hydration. */
  readonly isAllowed: (purpose: 'preferences' | 'statistics' | 'marketing') => boolean;
  /** The text of a content page, as HTML. Rejects when it fails to load. */
  readonly contentHtml: (alias: string) => Promise<string>;
  /** Title and description of the front page, in the words of the shop. */
  readonly frontPageHead: () => Pick<PageHead, 'title' | 'description'>;
  /** The path that an address of this site has moved to, both without the site's own part. */
  readonly movedPath: (path: string) => Promise<string | undefined>;
  /** The number of favourites in that state that the account does not have yet; browser only. */
  readonly pendingFavourites: (state: ShopState) => number;
  /** Loads the list that an address names, as a loader does: it may throw redirects and failures. */
  readonly productList: (args: LoaderFunctionArgs) => Promise<ProductListData>;
  /** The first products of a list, for a row; `null` when they fail to load. */
  readonly productRow: (query: ProductRowQuery, signal?: AbortSignal) => Promise<readonly ListedProduct[] | null>;
  /** The logged-in shopper's contact of the members programme; after hydration. Each call returns whether it is done. */
  readonly memberContact: {
    /** Joins or leaves. */
    readonly setMember: (isMember: boolean) => Promise<boolean>;
    /** Removes membership, points and contact; also done for who has none. */
    readonly remove: () => Promise<boolean>;
  };
  /** The products that only members see: none for others; `null` when they fail to load. */
  readonly membersProducts: (signal?: AbortSignal) => Promise<readonly ListedProduct[] | null>;
  /** The products with these ids, in their order; ids without a product are left out. */
  readonly productsByIds: (
    ids: readonly number[],
    signal?: AbortSignal,
  ) => Promise<Result<unknown, readonly ListedProduct[]>>;
  /** Ends the visitor's session, and returns its `Set-Cookie` lines; server only, a tab has its session. */
  readonly logout: () => Promise<readonly string[]>;
  /**
   * Calls back whenever something has changed on the server, until the returned function is called; browser only, after
   * hydration. Without a connection nothing happens: pages work without it.
   */
  readonly realtime: (topic: RealtimeTopic, onChange: () => void) => () => void;
  /** The key by which the search service knows the visitor of this tab; browser only. */
  readonly searchVisitor: { readonly key: () => string; readonly identify: (key: string) => void };
  /** The session of this tab; browser only. */
  readonly session: SessionPort;
  /** Sends the session's token with a tab's requests, and renews it; browser only. */
  readonly withSession: <Gateway extends Transport>(gateway: Gateway) => Gateway;
}

/** The query of a row of products: the first of a list. */
export interface ProductRowQuery {
  readonly categoryAlias?: string;
  readonly brandAlias?: string;
  readonly discountCampaignAlias?: string;
  readonly sort?: ListSort;
  readonly take?: number;
  /** As a list's filter has them. */
  readonly facets?: readonly string[];
}

export type PortName = keyof Ports;

/** The session of a tab. */
export interface SessionPort {
  /** Renews an expired token, once for all callers. */
  readonly ensureToken: () => Promise<void>;
  /** Renews the token in any case; returns whether there is a session. */
  readonly renew: () => Promise<boolean>;
  /** A wrong current password ends the session, everywhere. */
  readonly changePassword: (change: {
    readonly password: string;
    readonly newPassword: string;
  }) => Promise<Result<AuthFailure, true>>;
  readonly logout: () => Promise<void>;
}

/** The context of loaders and actions. */
export const appContext = createContext<AppContext>();
