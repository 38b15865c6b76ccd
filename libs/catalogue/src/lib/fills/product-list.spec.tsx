// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { AppProviders, customerTypeChanged } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import { createI18n } from '@lyng/i18n';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import type { ListPage } from '../core/list-page-data.ts';
import { listSlice } from '../state/list-slice.ts';
import { makeListPage } from '../testing/make-list-page.ts';
import { Part } from './product-list.tsx';

// jsdom has no requests, of which the router makes one for each loader.
beforeAll(() => {
  globalThis.Request ??= class {
    readonly method = 'GET';
    readonly signal: unknown;
    readonly url: string;
    constructor(url: string | URL, { signal }: { readonly signal?: unknown } = {}) {
      this.url = String(url);
      this.signal = signal;
    }
  } as unknown as typeof Request;
});

it('a list is loaded again, once, when the kind of customer has changed [BUG-1]', async () => {
  const app = createTestApp({ features: [{ slices: [listSlice] }] });
  const loaded: boolean[] = [];
  const loader = (): ListPage => {
    const { vatIncluded } = app.store.getState().customer;
    loaded.push(vatIncluded);
    return makeListPage('', { vatIncluded });
  };
  const List = () => <Part page={useLoaderData<ListPage>()} />;
  const router = createMemoryRouter([{ path: '*', loader, Component: List, HydrateFallback: () => null }]);
  render(
    <AppProviders app={app} i18n={createI18n('da', [])}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  await screen.findByRole('list', { name: 'Products' });
  expect(loaded).toEqual([true]);
  await act(async () => void app.store.dispatch(customerTypeChanged('ORGANIZATION')));
  expect(loaded).toEqual([true, false]);
});
