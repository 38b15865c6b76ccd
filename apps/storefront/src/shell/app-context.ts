import type { CommerceGateway } from '@lyng/commerce-client';
import type { Href, MarketOrigins, Site } from '@lyng/routing/core';
import { createContext } from 'react-router-dom';
import type { AppStore } from '../store.ts';

/** A group of texts that is loaded as one: those of the frame around every page, and those of what a page shows in it. */
export type MessageGroup = 'shop' | 'catalogue' | 'cart' | 'checkout';

/** What loaders and actions work with. One per request on the server, one per tab in the browser. */
export interface AppContext {
  readonly site: Site;
  readonly href: Href;
  /** Origin of each market's own host, for canonical links. */
  readonly origins: MarketOrigins;
  readonly gateway: CommerceGateway;
  readonly store: AppStore;
  /** Loads a group of texts in the site's language into the one Lingui instance of this request or tab. */
  readonly useMessages: (group: MessageGroup) => Promise<void>;
  /** Translates a descriptor, for texts outside components such as a page's title. */
  readonly translate: (message: { readonly id: string; readonly values?: Record<string, unknown> }) => string;
  /** Value of a cookie of this visitor. */
  readonly cookie: (name: string) => string | undefined;
}

export const appContext = createContext<AppContext>();
