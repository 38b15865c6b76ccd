import type { ScreenName, Site } from '@lyng/routing/core';
import type { ReactNode } from 'react';
import type { AppContext, MessageGroup, MessageTable } from './app-context.ts';
import type { ShopConfig } from './shop-config.ts';
import type { FrameData } from './frame.ts';
import type { Environment } from '../services/environment.ts';
import type { HeadTag, PageHead } from '../head/page-head.ts';
import type { Services } from '../services/services.ts';
import type { ShopState } from '../state/shop-state.ts';

/** One request for a page. */
export interface Visit {
  readonly site: Site;
  readonly screen: ScreenName;
  /** Path and query, as requested. */
  readonly target: string;
  readonly method: string;
  readonly protocol: 'http' | 'https';
  readonly host: string;
  readonly port: number | undefined;
  readonly cookieHeader: string;
  readonly userAgent: string;
  /** The client whose requests the services count. */
  readonly ip: string;
  /** Ms since 1970. */
  readonly now: number;
  readonly services: Services;
}

/** The result of a feature's code before a page is looked up: changed cookies, or another response. */
export interface BeforePage {
  /** The request's cookies after the changes. */
  readonly cookieHeader: string;
  /** The `Set-Cookie` lines for the browser. */
  readonly setCookies: readonly string[];
  readonly redirect?: { readonly location: string; readonly headers: Readonly<Record<string, string>> };
  /** Sent instead of the page. */
  readonly response?: ServerResponse;
}

/**
 * Plain forms that the server renders into a page for visitors without script. They are posted, so no page loads their
 * code: there are none in the browser.
 */
export interface ServerForms {
  /** Above the page. */
  readonly login?: ReactNode;
  /** On the page of a reset email. */
  readonly newPassword?: ReactNode;
  /** The sign-up in the footer; used with script too. */
  readonly newsletter?: ReactNode;
}

/** A form of the server that is shown again after it was posted. */
export interface PostedServerForm {
  readonly status: number;
  /** The data of the form, for its own feature. */
  readonly posted: unknown;
}

/** A form that was posted to a page. */
export interface PostedRequest {
  readonly request: Request;
  readonly visit: Visit;
  readonly app: AppContext;
  /** Makes the app of a request with other cookies: those of a shopper who has just logged in. */
  readonly openApp: (visit: Visit) => AppContext;
  /** Runs the features' code after a login; returns `Set-Cookie` lines. */
  readonly afterLogin: (app: AppContext, visit: Visit) => Promise<readonly string[]>;
}

/** A page whose document is sent. */
export interface DocumentPage extends Pick<AppContext, 'config' | 'href' | 'origins' | 'site'> {
  readonly head: PageHead;
  readonly screen: ScreenName;
}

/** Tags of a document's head beside those of its page. A browser that goes on to another page does not repeat them. */
export interface DocumentHead {
  /** Tags of this page, which leave the document with it. */
  readonly pageTags?: readonly HeadTag[];
  /** Tags that are the same for all pages of the site. */
  readonly siteTags?: readonly HeadTag[];
  readonly structuredData?: readonly object[];
}

/** Whether a page depends on a query parameter. */
export type ReadsParameter = (name: string) => boolean;

/** Hosts that documents may use for each purpose. */
export interface ContentSources {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly form: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
}

/** A response of an address beside the pages. */
export interface ServerResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text or bytes; a stream of text is sent as it is made; other objects are sent as JSON. */
  readonly body: string | object | Uint8Array | AsyncIterable<string>;
}

/** A request to an address beside the pages. */
export interface RouteRequest extends Pick<Visit, 'cookieHeader' | 'ip' | 'now' | 'services' | 'userAgent'> {
  readonly query: URLSearchParams;
  /** The site of the host, in the default language of its market; `undefined` where a prefix of the path selects it. */
  readonly site: Site | undefined;
  /** As the shopper's browser sees it, such as `https://lyng.example`. */
  readonly origin: string;
  /** Empty for routes without a `maxBody`. */
  readonly body: string;
  /** Whether a script of this shop sent it, by the browser's fetch metadata; also for requests that change nothing. */
  readonly isSameOrigin: boolean;
  readonly config: ShopConfig;
}

/** Handles one method of an address. */
export type RouteHandler = (
  parameters: Readonly<Record<string, string>>,
  request: RouteRequest,
) => Promise<ServerResponse>;

export interface ServerRoute {
  readonly path: string;
  readonly get?: RouteHandler;
  /** Gets posts of the shop's own pages only. */
  readonly post?: RouteHandler;
  /** Gets requests of the shop's own pages only. */
  readonly put?: RouteHandler;
  /** Bytes of a body, which is read as text; without it no body is read. */
  readonly maxBody?: number;
}

/** A feature's part of the server. Nothing in it is shared by visitors except the functions. */
export interface ServerHalf {
  /**
   * The feature's texts: each group loads by itself. Each page names the files of its language, so browsers know no
   * others.
   */
  readonly messages?: Readonly<Record<MessageGroup, MessageTable>>;
  /** Depends on the site, the target and personal cookies only: it is skipped for pages that were found before. */
  readonly beforePage?: (visit: Visit, config: ShopConfig) => Promise<BeforePage>;
  /** Fills the store and the ports of a request from its cookies. */
  readonly prepare?: (app: AppContext, visit: Visit) => void;
  /** Handles a form that a page's own action does not; `undefined` for any other post. */
  readonly handleForm?: (posted: PostedRequest) => Promise<Response | PostedServerForm | undefined>;
  /** The forms of a page; `posted` is one that is shown again. The frame's data is empty where its loader has failed. */
  readonly forms?: (
    app: AppContext,
    visit: Visit,
    posted: unknown,
    frameData: Partial<FrameData>,
  ) => Promise<ServerForms>;
  /** Adds to the head of each document; the same for all visitors of the page. */
  readonly documentHead?: (page: DocumentPage) => DocumentHead;
  /** After a login without script; returns `Set-Cookie` lines. */
  readonly afterLogin?: (app: AppContext, visit: Visit) => Promise<readonly string[]>;
  /** The slices that a page takes along to the browser. */
  readonly transfer?: (state: ShopState) => Partial<ShopState>;
  /** The screens with shared pages, and the parameters that their pages read: these may be cached. */
  readonly cachedScreens?: { readonly [Name in ScreenName]?: ReadsParameter };
  /** The parameters with which a page of such a screen is cached nowhere, such as a key. */
  readonly uncachedParameters?: { readonly [Name in ScreenName]?: ReadsParameter };
  /** The parameters that its parts read in shared pages of other features. */
  readonly addedParameters?: { readonly [Name in ScreenName]?: ReadsParameter };
  /** The queries whose responses are the same for all visitors without a login: pages share them for some seconds. */
  readonly sharedQueries?: readonly object[];
  /** Hosts that documents of the checkout may use, for the environment; throws for an invalid one. */
  readonly checkoutSources?: (environment: Environment) => ContentSources;
  /** Hosts that all other documents may use. */
  readonly sources?: (environment: Environment, config: ShopConfig) => ContentSources;
  /** Addresses beside the pages; `path` may have parameters, such as `/api/places/:zip`. */
  readonly routes?: readonly ServerRoute[];
}
