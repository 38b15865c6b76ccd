import { AppProviders } from '@lyng/feature';
import type { SlotRegistry, Slots } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import { createI18n } from '@lyng/i18n';
import { makeProductSummary } from '@lyng/model/testing';
import { parseListQuery } from '@lyng/routing/core';
import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { SearchResultsData } from './data.ts';
import { Component } from './page.tsx';

const fills: { readonly [Name in keyof Slots]?: ComponentType<Slots[Name]> } = {
  'menu:departments': ({ children }) => children([{ label: 'Dame', href: '/c/dame' }]),
  'product-grid': ({ products, list }) => <ul aria-label={list}>{products.map(({ name }) => name)}</ul>,
  'product-list': ({ page, underHeading }) => <section aria-label={`list of ${page.count}`}>{underHeading}</section>,
};

const found: NonNullable<SearchResultsData['results']> = {
  correctedTo: null,
  didYouMean: [],
  related: [],
  pages: [],
  pageCount: 1,
  popular: [],
  places: [],
  understood: null,
  leftOut: [],
  nearIds: [],
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
    nearProducts: null,
    missing: [],
    ...changes,
  };
  const slots: SlotRegistry = { load: async () => undefined, get: (name) => (isAlone ? null : (fills[name] ?? null)) };
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
  ] as const)('helps where no %s were found: spelling, searches, departments, service [SEARCH-10]', (what, changes) => {
    open({ ...changes, results: { ...found, popular: ['regnjakke'] } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`We found no ${what} for “sko”`);
    expect(screen.getByText('Check the spelling.')).toBeVisible();
    const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    const links = ['regnjakke', 'Dame', 'Contact customer service'].map(linkTo);
    expect(links).toEqual(['/s/regnjakke', '/c/dame', '/customer-service']);
  });

  it('offers lists with a name like the words before the departments, each once [SEARCH-10]', () => {
    const places = [
      { name: 'Jakker', within: 'Dame', link: '/c/dame-jakker', count: 9 },
      { name: 'Dame', within: undefined, link: '/c/dame', count: 90 },
      { name: 'Evil', within: undefined, link: '//evil.example', count: 90 },
    ];
    open({ page: noProducts, words: 'regnjakke', results: { ...found, places } });
    const ways = within(screen.getByRole('navigation', { name: 'Look in a category' })).getAllByRole('link');
    expect(ways.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dame › Jakker', '/c/dame-jakker'],
      ['Dame', '/c/dame'],
    ]);
  });

  it.each([
    [2, 'No products with “regnjakke”, “hest”. We show the nearest.'],
    [0, 'No products with “regnjakke”, “hest”.'],
  ])('names the words that no product has, with %s products [SEARCH-10]', (count, expected) => {
    open({
      page: { ...noProducts, count },
      words: 'blå regnjakke hest',
      results: { ...found, leftOut: ['regnjakke', 'hest'] },
    });
    expect(screen.getByText(/^No products with/)).toHaveTextContent(expected);
  });

  it('does not repeat all words below a heading that names them', () => {
    open({ page: noProducts, words: 'regnjakke', results: { ...found, leftOut: ['regnjakke'] } });
    expect(screen.queryByText(/^No products with/)).toBeNull();
  });

  it('names the words that became filters, and the filters that no product has [SEARCH-10]', () => {
    const filters = [
      { facet: { key: 'skus', id: 's_38', label: '38' }, text: 'str 38' },
      { facet: { key: 'p-1', id: 'p1_pink', label: 'Pink' }, text: 'pink' },
    ] as const;
    open({ results: { ...found, understood: { words: 'sko', filters, missing: [] } }, missing: ['Pink'] });
    expect(screen.getByText('Chosen as a filter: “str 38”')).toBeVisible();
    expect(screen.getByText('No products in “Pink”. We show the others.')).toBeVisible();
  });

  it.each([2, 0])('shows products that match nearly all words apart from %s that match all [SEARCH-10]', (count) => {
    open({ page: { ...noProducts, count }, nearProducts: [makeProductSummary({ productId: 7, name: 'Solveig' })] });
    const near = screen.getByRole('region', { name: 'Almost what you searched for' });
    expect(within(near).getByRole('list', { name: 'search-near:sko' })).toHaveTextContent('Solveig');
  });

  it('never pass for those of the exact words while the spelling is unknown [SEARCH-10]', () => {
    open({ results: null });
    expect(screen.getByText(/^We cannot check the spelling right now/)).toBeVisible();
  });

  it('works in a shop without menus', () => {
    open({ page: noProducts }, true);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We found no products for “sko”');
    expect(screen.queryByRole('link', { name: 'Dame' })).toBeNull();
  });
});
