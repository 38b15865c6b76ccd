// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { AppProviders } from '@lyng/feature';
import type { SlotRegistry, Slots } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import { createI18n } from '@lyng/i18n';
import { makeProductSummary } from '@lyng/model/testing';
import { parseListQuery } from '@lyng/routing/core';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { SearchResultsData } from './data.ts';
import { Component } from './page.tsx';

const fills: { readonly [Name in keyof Slots]?: ComponentType<Slots[Name]> } = {
  'menu:departments': ({ children }) => children([{ label: 'Dame', href: '/c/dame' }]),
  'product-grid': ({ products, list }) => (
    <ul aria-label={list}>
      {products.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  ),
  'product-list': ({ page, underHeading }) => <section aria-label={`list of ${page.count}`}>{underHeading}</section>,
};

const found: NonNullable<SearchResultsData['results']> = {
  correctedTo: null,
  didYouMean: [],
  related: [],
  pages: [],
  pageCount: 1,
  popular: [],
  literal: null,
};

/** The page of a search with this data. */
function open(changes: Partial<SearchResultsData> = {}, isAlone = false) {
  const data: SearchResultsData = {
    head: { title: '' },
    page: { count: 2, query: parseListQuery('') },
    words: 'sko',
    tab: 'products',
    isLiteral: false,
    results: found,
    literalProducts: null,
    ...changes,
  };
  const slots: SlotRegistry = {
    load: async () => undefined,
    get: (name) => (isAlone ? null : (fills[name] ?? null)),
  };
  const router = createMemoryRouter([{ id: 'page', path: '/', element: <Component />, loader: () => data }], {
    hydrationData: { loaderData: { page: data } },
  });
  render(
    <AppProviders app={createTestApp({ slots })} i18n={createI18n('da', [])}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
}

const noProducts = { count: 0, query: parseListQuery('') };

describe('the page of a search', () => {
  it('shows the list with the tabs below its heading [SEARCH-10]', () => {
    open();
    expect(screen.getByRole('region', { name: 'list of 2' })).toContainElement(
      screen.getByRole('link', { name: /^Products/ }),
    );
  });

  it('shows the products of the exact words as a list of their own', () => {
    open({
      isLiteral: true,
      page: { ...noProducts, correctedTo: 'sko' },
      words: 'skoo',
      results: { ...found, literal: { productIds: [7], totalHits: 80 } },
      literalProducts: [makeProductSummary({ productId: 7, name: 'Solveig' })],
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Results for “sko”' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'search:skoo' })).toHaveTextContent('Solveig');
  });

  it.each([
    ['products', { page: noProducts }],
    ['pages', { tab: 'pages' }],
  ] as const)('leads to the departments where no %s were found', (_what, changes) => {
    open({ ...changes, results: { ...found, popular: ['regnjakke'] } });
    expect(screen.getByRole('link', { name: 'Dame' })).toHaveAttribute('href', '/c/dame');
    expect(screen.getByRole('link', { name: 'regnjakke' })).toHaveAttribute('href', '/s/regnjakke');
  });

  it('works in a shop without menus', () => {
    open({ page: noProducts }, true);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We found no products for “sko”');
    expect(screen.queryByRole('link', { name: 'Dame' })).toBeNull();
  });
});
