import {
  appContext,
  AppProviders,
  pageShown,
  pageTitle,
  selectPage,
  ServerFormsContext,
  statusOf,
} from '@lyng/feature';
import type {
  DocumentHead,
  DocumentPage,
  FrameData,
  PostedRequest,
  PostedServerForm,
  RouteHandle,
  ServerForms,
  ShopState,
  SlotName,
  Visit,
} from '@lyng/feature';
import type { ScreenName, Site } from '@lyng/routing';
import {
  isRouteErrorResponse,
  RouterContextProvider,
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom';
import type { StaticHandler, StaticHandlerContext } from 'react-router-dom';
import { renderToString } from 'react-dom/server';
import { createPageError } from '../../react/PageError.tsx';
import { createRoutes } from '../../shared/create-routes.tsx';
import type { Storefront } from '../../shared/create-storefront.ts';
import { dehydrate } from '../../shared/dehydrate.ts';
import { headOf } from '../../shared/head-of.ts';
import { ancientBrowserNotice } from '../documents/ancient-browser-notice.tsx';
import type { ClientAssets } from '../documents/assets.ts';
import { htmlDocument } from '../documents/html-document.ts';
import { isComplete } from './is-complete.ts';
import { loadParts, messageTables, openRequestApp } from './request-app.ts';
import type { OnMissingText, RequestApp } from './request-app.ts';

export interface PageResult {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly html: string;
  /** For the Content-Security-Policy: the source of the page's inline style. */
  readonly styleSource?: string;
  /** Whether it has all its parts, including menus, search results and reviews. */
  readonly isComplete: boolean;
}

/** The routes contain no request data, so each site's are created once. */
const createHandlers = async (shop: Storefront): Promise<(site: Site) => StaticHandler> => {
  const PageError = createPageError((await shop.frame.errorMessage()).ErrorMessage);
  const handlers = new Map<string, StaticHandler>();
  return (site) => {
    const key = `${site.market}|${site.language}|${site.basePath}`;
    const handler = handlers.get(key) ?? createStaticHandler(createRoutes(shop, site, PageError));
    handlers.set(key, handler);
    return handler;
  };
};

/** The cookies set by loaders and actions. */
const cookiesOf = ({ actionHeaders, loaderHeaders }: StaticHandlerContext): { readonly 'set-cookie'?: string[] } => {
  const all = [actionHeaders, loaderHeaders].flatMap((headers) => Object.values(headers ?? {}));
  const lines = all.flatMap((headers) => headers.getSetCookie());
  return lines.length > 0 ? { 'set-cookie': lines } : {};
};

/** The headers of a failure. */
const failureHeaders = { 'cache-control': 'no-store', 'retry-after': '5' } as const;

interface DocumentParts {
  readonly shop: Storefront;
  readonly assets: ClientAssets;
  readonly handler: StaticHandler;
  readonly forms: ServerForms;
  readonly needsCheckoutDocument: boolean;
  readonly release: string;
  readonly hasServiceWorker: boolean;
}

const screensIn = ({ matches }: StaticHandlerContext) =>
  matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.screen ?? []);

function renderDocument(
  context: StaticHandlerContext,
  app: RequestApp,
  { shop, assets, handler, forms, needsCheckoutDocument, release, hasServiceWorker }: DocumentParts,
): Pick<PageResult, 'html' | 'styleSource'> {
  const screens = screensIn(context);
  const router = createStaticRouter(handler.dataRoutes, context);
  const body = renderToString(
    <AppProviders app={app} i18n={app.i18n}>
      <ServerFormsContext value={forms}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </ServerFormsContext>
    </AppProviders>,
  );
  const state = app.store.getState();
  const groups = [...app.usedMessages];
  const tables = messageTables(shop.features);
  const messages = Object.fromEntries(
    Object.entries(tables).map(([group, table]) => [group, assets.addressOf(sourceOf(table[app.site.language]) ?? '')]),
  );
  const transferred = Object.assign({}, ...shop.features.map(({ server }) => server?.transfer?.(state)));
  const shown = sourcesOf([...screens.map((screen) => shop.screens[screen]?.page), ...fillsOf(shop, screens)]);
  const modules = assets.modulesOf([...shown, ...sourcesOf(groups.map((group) => tables[group]?.[app.site.language]))]);
  const hasAllStyles = hasUnnamedParts(context, forms, state);
  const { css, source: styleSource } = hasAllStyles
    ? assets.allStyles
    : assets.stylesOf([...shown, ...sourcesOf(partsOf(shop, 'newsletter:form'))]);
  const head = headOf(context, app, shop.frame.errorTitle);
  const html = htmlDocument({
    language: app.site.language,
    head,
    documentHead: joinHeads(shop, { ...app, head, screen: screens.at(-1) ?? 'not-found' }),
    ...(selectPage(state).ancientBrowser && { notice: ancientBrowserNotice(app.site.language) }),
    body,
    state: dehydrate(context, app, { messages, usedMessages: groups, transferred }),
    css,
    stylesheet: hasAllStyles ? undefined : assets.stylesheet,
    needsCheckoutDocument,
    ...(assets.errorReporter && { errorReports: { script: assets.errorReporter, release } }),
    ...(hasServiceWorker && { serviceWorker: '/sw.js' }),
    script: assets.script,
    modules,
    nextModules: assets.nextModules.filter((file) => !modules.includes(file)),
  });
  return { html, styleSource };
}

/** Joins the features' tags of the head. */
function joinHeads({ features }: Storefront, page: DocumentPage): DocumentHead {
  const heads = features.flatMap(({ server }) => server?.documentHead?.(page) ?? []);
  return {
    pageTags: heads.flatMap(({ pageTags = [] }) => pageTags),
    siteTags: heads.flatMap(({ siteTags = [] }) => siteTags),
    structuredData: heads.flatMap(({ structuredData = [] }) => structuredData),
  };
}

/** Whether the document shows more than its screens name: an error, a form without script, the notice for old browsers. */
const hasUnnamedParts = ({ errors }: StaticHandlerContext, forms: ServerForms, state: ShopState): boolean =>
  errors !== null ||
  Object.keys(forms).some((name) => name !== ('newsletter' satisfies keyof ServerForms)) ||
  selectPage(state).ancientBrowser;

/** The parts that features render in a slot. */
const partsOf = ({ features }: Storefront, slot: SlotName) => features.map(({ fills }) => fills?.[slot]);

/** The parts that features render in these screens. */
const fillsOf = (shop: Storefront, names: readonly ScreenName[]) =>
  names.flatMap((name) => shop.screens[name]?.slots ?? []).flatMap((slot) => partsOf(shop, slot));

/** The file that a lazy import loads, as named in the build manifest; the server's build adds it. */
const sourceOf = (load: unknown): string | undefined => (load as { readonly source?: string } | undefined)?.source;

const sourcesOf = (loads: readonly unknown[]): readonly string[] => loads.flatMap((load) => sourceOf(load) ?? []);

/** A page that requests nothing from what has just failed. */
function lastResort(
  { frame }: Storefront,
  app: RequestApp,
  { allStyles: { css, source } }: ClientAssets,
): Pick<PageResult, 'html' | 'styleSource'> {
  const html = htmlDocument({
    language: app.site.language,
    head: { title: pageTitle(app, app.translate(frame.errorTitle(500))), noindex: true },
    body: renderToString(
      <AppProviders app={app} i18n={app.i18n}>
        <frame.ShellError />
      </AppProviders>,
    ),
    css,
    modules: [],
  });
  return { html, styleSource: source };
}

export type PageRenderer = (
  request: Request,
  visit: Visit,
  options?: { readonly needsCheckoutDocument?: boolean },
) => Promise<PageResult | Response>;

export interface PageRendererOptions {
  /** In development: throws errors to the caller, which shows them, instead of rendering the error page. */
  readonly throwErrors?: boolean;
  readonly onMissingText?: OnMissingText;
  /** The deploy, for reports of errors. */
  readonly release?: string;
  /** Whether pages register the service worker. */
  readonly hasServiceWorker?: boolean;
}

/** Handles a form that belongs to no page; `undefined` when the page itself handles the request. */
async function handleForm(
  shop: Storefront,
  request: Request,
  visit: Visit,
  app: RequestApp,
  open: (visit: Visit) => RequestApp,
): Promise<Response | PostedServerForm | undefined> {
  if (request.method !== 'POST') return undefined;
  const afterLogin: PostedRequest['afterLogin'] = async (customer, customerVisit) => {
    const cookies: string[] = [];
    for (const { server } of shop.features)
      cookies.push(...((await server?.afterLogin?.(customer, customerVisit)) ?? []));
    return cookies;
  };
  for (const { server } of shop.features) {
    const handled = await server?.handleForm?.({ request, visit, app, openApp: open, afterLogin });
    if (handled !== undefined) return handled;
  }
  return undefined;
}

/** Renders pages on the server: loaders, React, head and the state for hydration. */
export async function createPageRenderer(
  shop: Storefront,
  assets: ClientAssets,
  { throwErrors = false, onMissingText, release = '', hasServiceWorker = false }: PageRendererOptions = {},
): Promise<PageRenderer> {
  const [parts, handlerOf] = await Promise.all([loadParts(shop), createHandlers(shop)]);
  const open = (visit: Visit) => openRequestApp(shop, parts, visit, onMissingText);
  return async (request, visit, { needsCheckoutDocument = false } = {}) => {
    const app = open(visit);
    const handler = handlerOf(visit.site);
    const posted = await handleForm(shop, request, visit, app, open);
    if (posted instanceof Response) return posted;
    // The post has been handled; only the page is left to render.
    const shown = posted ? new Request(request.url, { headers: request.headers }) : request;
    const result = await handler.query(shown, {
      requestContext: new RouterContextProvider(new Map([[appContext, app]])),
    });
    if (result instanceof Response) return result;
    const errors: readonly unknown[] = Object.values(result.errors ?? {});
    const bug = errors.find((cause) => statusOf(cause) === 500);
    if (throwErrors && bug !== undefined) throw bug;
    for (const cause of errors) if (!isRouteErrorResponse(cause)) console.error(cause);
    const [error] = errors;
    // The status that the page's text was chosen by; the router uses 500 for every unknown error.
    const status = error === undefined ? (posted?.status ?? result.statusCode) : statusOf(error);
    const headers = { ...cookiesOf(result), ...(status >= 500 && failureHeaders) };
    try {
      app.store.dispatch(
        pageShown({
          currentRouteName: screensIn(result).at(-1) ?? 'not-found',
          currentPath: result.location.pathname,
        }),
      );
      const frameData = (result.loaderData['root'] ?? {}) as Partial<FrameData>;
      const forms: ServerForms = Object.assign(
        {},
        ...(await Promise.all(
          shop.features.map(({ server }) => server?.forms?.(app, visit, posted?.posted, frameData)),
        )),
      );
      return {
        status,
        headers,
        ...renderDocument(result, app, {
          shop,
          assets,
          handler,
          forms,
          needsCheckoutDocument,
          release,
          hasServiceWorker,
        }),
        isComplete: isComplete(result.loaderData),
      };
    } catch (error) {
      if (throwErrors) throw error;
      // Even the error page failed: a message and a link home.
      console.error(error);
      return {
        status: 500,
        headers: failureHeaders,
        ...lastResort(shop, app, assets),
        isComplete: false,
      };
    }
  };
}
