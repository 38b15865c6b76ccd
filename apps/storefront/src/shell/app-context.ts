import type { ListsOnScreen } from '@lyng/catalogue';
import type { CommerceGateway } from '@lyng/commerce-client';
import type { FavouritesCommand, FavouritesFailure } from '@lyng/favourites';
import type { Result } from '@lyng/model';
import type { SearchService } from '@lyng/search-client';
import type { Href, MarketOrigins, Site } from '@lyng/routing/core';
import { createContext } from 'react-router-dom';
import type { AppStore } from '../store.ts';

/** A group of texts that is loaded as one: those of the frame around every page, and those of what a page shows in it. */
export type MessageGroup =
  | 'shop'
  | 'auth'
  | 'catalogue'
  | 'list'
  | 'favourites'
  | 'newsletter'
  | 'cart'
  | 'checkout'
  | 'reviews'
  | 'search'
  | 'tracking';

/** The favourites of a visitor without running script: a guest's in a cookie, an account's in its service. */
export interface VisitorFavourites {
  /** The ids, the oldest first; `null` of a visitor of whom the server knows nothing. */
  readonly read: () => Promise<Result<FavouritesFailure, readonly number[] | null>>;
  /** Carries a command out, and gives the `Set-Cookie` lines that say so. */
  readonly change: (command: FavouritesCommand) => Promise<Result<FavouritesFailure, readonly string[]>>;
}

/** What loaders and actions work with. One per request on the server, one per tab in the browser. */
export interface AppContext {
  readonly site: Site;
  readonly href: Href;
  /** Origin of each market's own host, for canonical links. */
  readonly origins: MarketOrigins;
  readonly gateway: CommerceGateway;
  readonly store: AppStore;
  /** The product search service as a request asks it; a tab makes its own when it needs it (client/search-service.ts). */
  readonly searchService?: SearchService;
  /**
   * Loads a group of texts in the site's language into the one Lingui instance of this request or tab. Texts of late
   * parts (`isLate`) are there for the server's HTML, and do not hold up the browser's hydration.
   */
  readonly useMessages: (group: MessageGroup, isLate?: boolean) => Promise<void>;
  /** Translates a descriptor, for texts outside components such as a page's title. */
  readonly translate: (message: { readonly id: string; readonly values?: Record<string, unknown> }) => string;
  /** What the screen shows of lists; the browser's alone, once its page is alive. */
  readonly listsOnScreen?: (() => ListsOnScreen) | undefined;
  /** The data that stays on the screen in place of a page that was only asked for again; the browser's alone, once its page is alive. */
  readonly shownInstead?: (failure: unknown, request: Request) => unknown;
  /** Ends the visitor's session, and gives the `Set-Cookie` lines that say so; a request's alone, a tab has its own way. */
  readonly logout?: () => Promise<readonly string[]>;
  /** The favourites that the server knows of this visitor; a request's alone, a tab has its own. */
  readonly favourites?: VisitorFavourites;
  /** Value of a cookie of this visitor. */
  readonly cookie: (name: string) => string | undefined;
}

export const appContext = createContext<AppContext>();
