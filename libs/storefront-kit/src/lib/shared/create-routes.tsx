import { appContext } from '@lyng/feature';
import type { RouteHandle, Screen } from '@lyng/feature';
import { routePatterns, screenNames } from '@lyng/routing/core';
import type { ScreenName, Site } from '@lyng/routing/core';
import type { ComponentType } from 'react';
import { data } from 'react-router-dom';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  RouteObject,
  ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import type { BrowserStorefront } from './create-storefront.ts';

/** The screen of unknown addresses, and of those in the route table that no feature shows: a true 404. */
const notFound: Screen = {
  page: async () => ({ Component: () => null }),
  data: async () => ({
    loader: () => {
      throw data(null, { status: 404 });
    },
  }),
};

function routeOf(
  { features, slots: registry }: BrowserStorefront,
  screen: ScreenName,
  path: string,
  index: number,
  definition: Screen,
): RouteObject {
  const { data: load, messages = [], page, slots = [], staysMounted = false, takesForms, ignoresQuery } = definition;
  const adds = features.some(({ screenData }) => screenData?.[screen]);
  const own = {
    id: `${screen}:${index}`,
    caseSensitive: true,
    handle: { screen, ...(staysMounted && { staysMounted }) } satisfies RouteHandle,
    loader: async (args: LoaderFunctionArgs) => {
      const app = args.context.get(appContext);
      const ready = app.ports.readyData?.(args.request);
      if (ready !== undefined) return ready;
      try {
        const [{ guardRoute }, { loader }] = await Promise.all([
          import('./route-guard.ts'),
          load(),
          ...messages.map((group) => app.loadMessages(group)),
        ]);
        if (load !== notFound.data) await guardRoute(screen, { app, request: args.request });
        return await (adds
          ? (await import('./added-data.ts')).loadWithAdded(loader, features, screen, args)
          : loader(args));
      } catch (failure) {
        const shown = app.ports.staleData?.(failure, args.request);
        if (shown === undefined) throw failure;
        return shown;
      }
    },
    lazy: async () => {
      const [{ Component }] = await Promise.all([page(), registry.load(slots)]);
      return { Component };
    },
    // A step within a page does not load data, so it works offline too.
    ...(ignoresQuery && {
      shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
        currentUrl.pathname !== nextUrl.pathname,
    }),
    ...(takesForms && { action: async (args: ActionFunctionArgs) => (await load()).action?.(args) }),
  };
  return path === '/' ? { ...own, index: true } : { ...own, path };
}

/**
 * The shop's routes for one site, for react-router: the route table of `@lyng/routing` with the screens of the features,
 * and the error page.
 */
export function createRoutes(shop: BrowserStorefront, site: Site, PageError: ComponentType): RouteObject[] {
  const { screens, frame } = shop;
  const pages = screenNames.flatMap((screen) =>
    routePatterns(screen, site).map((path, index) => routeOf(shop, screen, path, index, screens[screen] ?? notFound)),
  );
  return [
    {
      id: 'root',
      path: site.basePath || '/',
      loader: async (args) => (await import('./load-frame.ts')).loadFrame(shop, args),
      // Menus do not change, and the cart updates itself.
      shouldRevalidate: () => false,
      Component: frame.Layout,
      ErrorBoundary: frame.ShellError,
      // The server always renders the first page, so there is nothing to show before hydration.
      HydrateFallback: () => null,
      children: [
        {
          id: 'page',
          ErrorBoundary: PageError,
          children: [...pages, routeOf(shop, 'not-found', '*', pages.length, notFound)],
        },
      ],
    },
  ];
}
