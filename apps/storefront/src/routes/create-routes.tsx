import { routePatterns, screenNames, type ScreenName, type Site } from '@lyng/routing/core';
import type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { appContext } from '../shell/app-context.ts';
import type { Screen } from '../shell/route-module.ts';
import { PageError } from './errors/PageError.tsx';
import { ShellError } from './errors/ShellError.tsx';
import { RootLayout } from './root/RootLayout.tsx';
import { fallbackScreen, screens } from './screens.ts';

/** What a matched route says of itself. */
export interface RouteHandle {
  readonly screen: ScreenName;
  readonly source: string;
}

function routeOf(screen: ScreenName, { load, messages = [], route, source, takesForms }: Screen, path: string, index: number): RouteObject {
  const own = {
    id: `${screen}:${index}`,
    caseSensitive: true,
    handle: { screen, source } satisfies RouteHandle,
    loader: async (args: LoaderFunctionArgs) => {
      const { useMessages } = args.context.get(appContext);
      const [{ loader }] = await Promise.all([load(), ...messages.map(useMessages)]);
      return loader(args);
    },
    lazy: async () => ({ Component: (await route()).Component }),
    ...(takesForms && { action: async (args: ActionFunctionArgs) => (await load()).action?.(args) }),
  };
  return path === '/' ? { ...own, index: true } : { ...own, path };
}

/** The shop's routes for one site, as react-router takes them: the route table of `@lyng/routing` with a file for each screen. */
export function createRoutes(site: Site): RouteObject[] {
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
