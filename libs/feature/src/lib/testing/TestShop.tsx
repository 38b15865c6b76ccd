import { createI18n } from '@lyng/i18n';
import type { I18n } from '@lingui/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { AppContext } from '../app-context.ts';
import { AppProviders } from '../react/AppProviders.tsx';
import { createTestApp } from './create-test-app.ts';

export interface TestShopProps {
  readonly app?: AppContext;
  readonly i18n?: I18n;
  /** The address of the page; the front page by default. */
  readonly path?: string;
  readonly children: ReactNode;
}

/** Everything that a page's components need, around one of them: for specs and stories. */
export function TestShop({ app, i18n, path = '/', children }: TestShopProps) {
  const [{ router, ...providers }] = useState(() => ({
    app: app ?? createTestApp(),
    i18n: i18n ?? createI18n('da', []),
    router: createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] }),
  }));
  return (
    <AppProviders {...providers}>
      <RouterProvider router={router} />
    </AppProviders>
  );
}
