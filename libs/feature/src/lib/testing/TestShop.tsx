import { createI18n } from '@lyng/i18n';
import type { I18n } from '@lingui/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { AppContext } from '../contracts/app-context.ts';
import type { FrameData } from '../contracts/frame.ts';
import { AppProviders } from '../react/AppProviders.tsx';
import type { ShownPage } from '../react/use-shown-page.ts';
import { createTestApp } from './create-test-app.ts';

export interface TestShopProps {
  readonly app?: AppContext;
  readonly i18n?: I18n;
  /** The address of the page; the front page by default. */
  readonly path?: string;
  /** The data of the page's frame; none by default. */
  readonly frameData?: Partial<FrameData>;
  /** The page that the router shows around the component; none by default. */
  readonly page?: ShownPage;
  readonly children: ReactNode;
}

const pageRoute = ({ screen, data }: ShownPage) => ({ handle: { screen }, loader: () => data });

/** Everything that a page's components need, around one of them: for specs and stories. */
export function TestShop({ app, i18n, path = '/', frameData, page, children }: TestShopProps) {
  const [{ danish, router, shop }] = useState(() => ({
    shop: app ?? createTestApp(),
    danish: createI18n('da', []),
    router: createMemoryRouter(
      [
        {
          id: 'root',
          element: children,
          children: [{ id: 'page', path: '*', element: null, ...(page && pageRoute(page)) }],
        },
      ],
      { initialEntries: [path], hydrationData: { loaderData: { root: frameData, page: page?.data } } },
    ),
  }));
  return (
    <AppProviders app={shop} i18n={i18n ?? danish}>
      <RouterProvider router={router} />
    </AppProviders>
  );
}
