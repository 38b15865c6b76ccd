import { routePatterns, screenNames } from '@lyng/routing/core';
import type { ScreenName, Site } from '@lyng/routing/core';
import type { ComponentType } from 'react';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  RouteObject,
  ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { appContext } from '../shell/app-context.ts';
import type { Screen } from '../shell/route-module.ts';
import { ShellError } from './errors/ShellError.tsx';
import { RootLayout } from './root/RootLayout.tsx';
import { fallbackScreen, screens } from './screens.ts';

/** What a matched route says of itself. */
export interface RouteHandle {
  readonly screen: ScreenName;
}

function routeOf(
  screen: ScreenName,
  { load, messages = [], route, takesForms, keepsData }: Screen,
  path: string,
  index: number,
): RouteObject {
  const own = {
    id: `${screen}:${index}`,
    caseSensitive: true,
    handle: { screen } satisfies RouteHandle,
    loader: async (args: LoaderFunctionArgs) => {
      const app = args.context.get(appContext);
      try {
        const [{ guardRoute }, { loader }] = await Promise.all([
          import('../shell/route-guard.ts'),
          load(),
          ...messages.map((group) => app.useMessages(group)),
        ]);
        await guardRoute(screen, { app, request: args.request });
        return await loader(args);
      } catch (failure) {
        const shown = app.shownInstead?.(failure, args.request);
        if (shown === undefined) throw failure;
        return shown;
      }
    },
    lazy: async () => ({ Component: (await route()).Component }),
    // A step of the same page is no other page: nothing is asked for, so it is there with no network too.
    ...(keepsData && {
      shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
        currentUrl.pathname !== nextUrl.pathname,
    }),
    ...(takesForms && { action: async (args: ActionFunctionArgs) => (await load()).action?.(args) }),
  };
  return path === '/' ? { ...own, index: true } : { ...own, path };
}

/** The shop's routes for one site, as react-router takes them: the route table of `@lyng/routing` with a file for each screen, and what stands in a page's place when it fails. */
export function createRoutes(site: Site, PageError: ComponentType): RouteObject[] {
  const pages = screenNames.flatMap((screen) => {
    const file = screens[screen] ?? fallbackScreen;
    return routePatterns(screen, site).map((path, index) => routeOf(screen, file, path, index));
  });
  return [
    {
      id: 'root',
      path: site.basePath || '/',
      loader: async (args) => (await import('./root/root-loader.ts')).loader(args),
      // Menus stay, and the cart has ways of its own to stay current.
      shouldRevalidate: () => false,
      Component: RootLayout,
      ErrorBoundary: ShellError,
      // The first page is always rendered by the server, so there is nothing to show before hydration.
      HydrateFallback: () => null,
      children: [
        {
          id: 'page',
          ErrorBoundary: PageError,
          children: [...pages, routeOf('not-found', fallbackScreen, '*', pages.length)],
        },
      ],
    },
  ];
}
