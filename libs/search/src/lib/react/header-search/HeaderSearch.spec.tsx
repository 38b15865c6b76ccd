import { createTestApp, TestShop } from '@lyng/feature/testing';
import type { ShownPage } from '@lyng/feature';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recentSearchesSlice } from '../../state/recent-searches-slice.ts';
import { openFakeSearch } from '../../testing/fake-search.ts';
import { HeaderSearch } from './HeaderSearch.tsx';

const open = (page: ShownPage, app = createTestApp()) => {
  render(
    <TestShop app={app} page={page}>
      <HeaderSearch />
    </TestShop>,
  );
  return screen.getByRole('searchbox');
};

/** A shop with a search service. */
const searching = () => ({
  features: [{ slices: [recentSearchesSlice] }],
  ports: { searchService: openFakeSearch().service },
});

const product: ShownPage = { screen: 'product', data: { product: {} } };

describe('the search field of the header', () => {
  it('contains the query of the results below it [SEARCH-10]', () => {
    expect(open({ screen: 'search-results', data: { words: 'røde støvler', page: {} } })).toHaveValue('røde støvler');
  });

  it('is empty on any other page', () => {
    expect(open(product)).toHaveValue('');
  });

  it('has suggestions once the shopper goes to it', async () => {
    await userEvent.click(open(product, createTestApp(searching())));
    expect(await screen.findByRole('combobox', { name: 'Search the shop' })).toHaveFocus();
  });

  it('stays a plain field when its code does not load', async () => {
    const loadMessages = () => Promise.reject(new Error('no chunk'));
    const field = open(product, createTestApp({ ...searching(), loadMessages }));
    await userEvent.type(field, 'sko');
    expect(screen.getByRole('searchbox')).toBe(field);
    expect(field).toHaveValue('sko');
  });
});
