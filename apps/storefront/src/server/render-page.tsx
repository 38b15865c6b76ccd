import { postedFormStatus } from '@lyng/auth';
import type { PostedForm } from '@lyng/auth';
import { NewsletterForm } from '@lyng/content';
import { SiteProvider } from '@lyng/routing';
import type { Site } from '@lyng/routing';
import {
  isRouteErrorResponse,
  RouterContextProvider,
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom';
import type { RouteObject, StaticHandler, StaticHandlerContext } from 'react-router-dom';
import { renderToString } from 'react-dom/server';
import { businessFacts } from '../business.ts';
import { createRoutes } from '../routes/create-routes.tsx';
import type { RouteHandle } from '../routes/create-routes.tsx';
import { errorTitle, statusOf } from '../routes/errors/error-title.ts';
import { PageError } from '../routes/errors/PageError.tsx';
import { ShellError } from '../routes/errors/ShellError.tsx';
import { ServerFormsContext } from '../routes/root/server-forms.ts';
import type { ServerForms } from '../routes/root/server-forms.ts';
import { AppProviders } from '../shell/AppProviders.tsx';
import { appContext } from '../shell/app-context.ts';
import { dehydrate } from '../shell/dehydrate.ts';
import { headOf } from '../shell/head-of.ts';
import { pageTitle } from '../shell/page-title.ts';
import { pageShown, selectPage } from '../shell/slices/page-slice.ts';
import { createRequestContext } from './request-context.ts';
import type { RequestContext, RequestFacts } from './request-context.ts';
import { ancientBrowserNotice } from './ancient-browser-notice.tsx';
import { accountForms, handleAccountForm, needsAuthTexts } from './account-forms.tsx';
import type { ClientAssets } from './assets.ts';
import { htmlDocument } from './html-document.ts';
import { isWhole } from './is-whole.ts';
import { routeFile } from './route-files.ts';
import { messageSource } from '../messages/message-sources.ts';

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly html: string;
  /** Whether it has all that belongs on it, menus, search findings and reviews included. */
  readonly isWhole: boolean;
}

interface SiteRoutes {
  readonly routes: RouteObject[];
  readonly handler: StaticHandler;
}

/** The route objects hold nothing of a request, so each site's are made once. */
const createRouteTable = (): ((site: Site) => SiteRoutes) => {
  const made = new Map<string, SiteRoutes>();
  return (site) => {
    const key = `${site.market}|${site.language}|${site.basePath}`;
    const kept = made.get(key);
    if (kept) return kept;
    const routes = createRoutes(site, PageError);
    const fresh = { routes, handler: createStaticHandler(routes) };
    made.set(key, fresh);
    return fresh;
  };
};

/** The cookies that loaders and actions set along with their page. */
const cookiesOf = ({ actionHeaders, loaderHeaders }: StaticHandlerContext): { readonly 'set-cookie'?: string[] } => {
  const all = [actionHeaders, loaderHeaders].flatMap((headers) => Object.values(headers ?? {}));
  const lines = all.flatMap((headers) => headers.getSetCookie());
  return lines.length > 0 ? { 'set-cookie': lines } : {};
};

const logFaults = (context: StaticHandlerContext): void => {
  for (const error of Object.values(context.errors ?? {})) {
    if (!isRouteErrorResponse(error)) console.error(error);
  }
};

interface DocumentFacts extends Pick<RequestFacts, 'needsCheckoutDocument'> {
  /** A form of the account that is shown again. */
  readonly posted: PostedForm | undefined;
}

function renderDocument(
  context: StaticHandlerContext,
  request: RequestContext,
  handler: StaticHandler,
  assets: ClientAssets,
  { posted, needsCheckoutDocument = false }: DocumentFacts,
): string {
  const handles = context.matches
    .map(({ route }) => route.handle as RouteHandle | undefined)
    .filter((handle) => handle !== undefined);
  request.store.dispatch(
    pageShown({ currentRouteName: handles.at(-1)?.screen ?? 'not-found', currentPath: context.location.pathname }),
  );
  const router = createStaticRouter(handler.dataRoutes, context);
  const { market, language } = request.site;
  const forms: ServerForms = {
    ...accountForms(context.location.search, request, posted),
    newsletter: <NewsletterForm percentOff={businessFacts(market, language).welcomePercentOff} />,
  };
  const body = renderToString(
    <AppProviders app={request} i18n={request.i18n}>
      <SiteProvider value={request.site}>
        <ServerFormsContext value={forms}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </ServerFormsContext>
      </SiteProvider>
    </AppProviders>,
  );
  const messages = [...request.usedMessages];
  const { ancientBrowser } = selectPage(request.store.getState());
  return htmlDocument({
    language: request.site.language,
    head: headOf(context, request),
    ...(ancientBrowser && { notice: ancientBrowserNotice(request.site.language) }),
    body,
    state: dehydrate(context, request, messages),
    css: assets.css,
    lateCss: assets.lateCss,
    needsCheckoutDocument,
    script: assets.script,
    modules: assets.modulesOf([
      ...handles.map(({ screen }) => routeFile(screen)),
      ...messages.map((group) => messageSource(group, request.site.language)),
    ]),
    ...(assets.font && { font: assets.font }),
  });
}

/** A page that asks nothing of what has just failed. */
function lastResort(request: RequestContext, assets: ClientAssets): string {
  return htmlDocument({
    language: request.site.language,
    head: { title: pageTitle(request.translate(errorTitle(undefined))), noindex: true },
    body: renderToString(
      <SiteProvider value={request.site}>
        <ShellError />
      </SiteProvider>,
    ),
    css: assets.css,
    lateCss: assets.lateCss,
    modules: [],
  });
}

export interface PageRenderer {
  (request: Request, facts: RequestFacts): Promise<PageAnswer | Response>;
}

export interface PageRendererOptions {
  /** In development: an error is thrown to the caller, which shows it, in place of the shopper's error page. */
  readonly throwErrors?: boolean;
}

/** Renders pages on the server: loaders, React, head and the state that the browser takes over from. */
export function createPageRenderer(
  assets: ClientAssets,
  { throwErrors = false }: PageRendererOptions = {},
): PageRenderer {
  const routesOf = createRouteTable();
  return async (request, facts) => {
    const context = createRequestContext(facts);
    const { handler } = routesOf(facts.site);
    const posted = await handleAccountForm(request, facts, context);
    if (posted instanceof Response) return posted;
    // Of forms that no browser renders.
    await context.useMessages('newsletter', true);
    if (needsAuthTexts(request, facts)) await context.useMessages('auth', true);
    // What was posted has been carried out; what is left is to show the page.
    const shown = posted ? new Request(request.url, { headers: request.headers }) : request;
    const result = await handler.query(shown, {
      requestContext: new RouterContextProvider(new Map([[appContext, context]])),
    });
    if (result instanceof Response) return result;
    const bug = Object.values(result.errors ?? {}).find((cause) => statusOf(cause) === 500);
    if (throwErrors && bug !== undefined) throw bug;
    logFaults(result);
    const [error] = Object.values(result.errors ?? {});
    // The status that the page's text was chosen by; the router answers 500 for every error that it does not know.
    const status = error === undefined ? (posted ? postedFormStatus(posted) : result.statusCode) : statusOf(error);
    const headers = {
      ...cookiesOf(result),
      ...(status >= 500 && { 'cache-control': 'no-store', 'retry-after': '5' }),
    };
    try {
      return {
        status,
        headers,
        html: renderDocument(result, context, handler, assets, { ...facts, posted }),
        isWhole: isWhole(result.loaderData),
      };
    } catch (error) {
      if (throwErrors) throw error;
      // Not even the error page could be rendered (spec §8): a message and a way home, by themselves.
      console.error(error);
      return {
        status: 500,
        headers: { 'cache-control': 'no-store', 'retry-after': '5' },
        html: lastResort(context, assets),
        isWhole: false,
      };
    }
  };
}
