import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { recentSearchesBroughtBack, recentSearchesCleared } from '../../state/recent-searches-slice.ts';
import { openFakeSearch } from '../../testing/fake-search.ts';
import type { FakeSearchOptions } from '../../testing/fake-search-index.ts';
import { wireProduct } from '../../testing/wire-product.ts';
import { SearchField } from '../search-field/SearchField.tsx';
import { SearchSuggest } from './SearchSuggest.tsx';
import { SearchProviders, makeSearchStore } from '../../testing/SearchProviders.tsx';

function open(options: FakeSearchOptions = {}) {
  const fakeSearch = openFakeSearch(options);
  const store = makeSearchStore();
  const navigate = jest.fn();
  const onClear = jest.fn(() => void store.dispatch(recentSearchesCleared({ snackbarId: 'snackbar' })));
  const Shop = ({ children }: { readonly children: ReactNode }) => (
    <SearchProviders store={store} navigate={navigate}>
      {children}
    </SearchProviders>
  );
  const fieldOn = (phrase: string) => (
    <SearchField
      label="Search the shop"
      hint="Search"
      phrase={phrase}
      renderInput={(id, words) => (
        <SearchSuggest
          id={id}
          label="Search the shop"
          hint="Search"
          phrase={words}
          service={fakeSearch.service}
          vatIncluded
          onClear={onClear}
        />
      )}
    />
  );
  const { rerender } = render(fieldOn(''), { wrapper: Shop });
  const field = screen.getByRole('combobox', { name: 'Search the shop' });
  return { ...fakeSearch, store, navigate, onClear, field, show: (phrase: string) => rerender(fieldOn(phrase)) };
}

/** Enters a text at once: letter by letter, a slow machine would show the response to the first one. */
const write = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.click(field);
  await userEvent.paste(text);
};

const groupOf = async (name: string) => within(await screen.findByRole('group', { name }));
const rowsOf = async (name: string): Promise<readonly (string | null)[]> =>
  (await groupOf(name)).getAllByRole('option').map(({ textContent }) => textContent.trim());

describe('SearchSuggest', () => {
  it('offers phrases, categories and brands, products and pages for what is typed [SEARCH-09]', async () => {
    const { field, requests } = open();
    await write(field, 'sko');
    expect(await rowsOf('Suggestions')).toEqual(['skovstøvler', 'skoletaske']);
    expect(await rowsOf('Categories and brands')).toEqual(['Dame › Sko 212', 'Herre › Sko 180', 'Skovgaard']);
    expect(await rowsOf('Products')).toHaveLength(3);
    expect(await rowsOf('Pages')).toEqual(['Skoguide']);
    expect(screen.getByRole('option', { name: 'See all products' })).toBeVisible();
    expect(requests.find(({ params }) => params['q'] === 'sko')?.params).toMatchObject({
      customerKey: 'c-1',
      sessionKey: 's-1',
      presentCustom: 'ralph_data',
    });
  });

  it('shows the former price and the lowest price of 30 days beside a reduced price', async () => {
    const { field } = open();
    await write(field, 'klit');
    const product = await screen.findByRole('option', { name: /Klit sko/ });
    expect(product).toHaveTextContent(/599 kr\..*Before.*899 kr\..*Lowest price in the last 30 days:.*699 kr\./);
  });

  it('marks a product whose name is in another language', async () => {
    const english = { id: 2, name: 'Leather boots', brand: 'Skovgaard', selling: 59900, nameLanguage: 'en' };
    const { field } = open({ viewed: [wireProduct(english)] });
    await userEvent.click(field);
    expect(await screen.findByText('Skovgaard Leather boots')).toHaveAttribute('lang', 'en');
  });

  it('offers searches, departments and what was looked at while nothing is typed [SEARCH-09]', async () => {
    const viewed = [wireProduct({ id: 2, name: 'Klit sko', brand: 'Skovgaard', selling: 59900 })];
    const { field, navigate } = open({ recent: ['parka', 'hue'], viewed });
    await userEvent.click(field);
    const rows = (await screen.findAllByRole('row')).map(({ textContent }) => textContent.trim());
    expect(rows.slice(0, -1).join()).toBe('parka,hue,regnjakke,hvide sneakers,uldsokker,Dame 500,Herre 400,Skovgaard');
    expect(rows.at(-1)).toMatch(/^Skovgaard Klit sko 599 kr/);
    const seen = screen.getByRole('rowgroup', { name: 'Last visited' });
    expect(seen.querySelector('img')).toHaveAttribute('src', expect.stringContaining('klit-sko'));
    await userEvent.click(within(seen).getByRole('row'));
    expect(navigate).toHaveBeenCalledWith('/p/klit-sko');
  });

  it('removes a recent search, and notifies the service [SEARCH-09]', async () => {
    const { field, requests } = open({ recent: ['parka', 'hue'] });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('gridcell', { name: 'Remove parka' }));
    expect(screen.queryByRole('row', { name: /parka/ })).not.toBeInTheDocument();
    expect(requests.at(-1)).toMatchObject({
      name: 'notifications/remove-recent-searches',
      body: { phrases: ['parka'] },
    });
    await userEvent.keyboard('{ArrowDown}{Delete}');
    expect(requests.at(-1)).toMatchObject({ body: { phrases: ['hue'] } });
    expect(screen.queryByText('Recent searches')).not.toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  it('hides all of them at once, and brings them back when that is undone [SEARCH-09] (IDEA-16)', async () => {
    const { field, requests, onClear, store } = open({ recent: ['parka', 'hue'] });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove all recent searches' }));
    expect(onClear).toHaveBeenCalledWith({ text: 'Recent searches removed', undo: 'Undo' });
    expect(screen.queryByText('parka')).not.toBeInTheDocument();
    expect(await screen.findByText('regnjakke')).toBeVisible();
    expect(requests.map(({ name }) => name)).not.toContain('notifications/remove-recent-searches');
    act(() => void store.dispatch(recentSearchesBroughtBack()));
    expect(await screen.findByText('parka')).toBeVisible();
  });

  it('offers another spelling where nothing completes the typed text [SEARCH-09]', async () => {
    const { field, navigate } = open();
    await write(field, 'skoo');
    expect((await groupOf('Did you mean')).getByRole('option', { name: 'sko' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(navigate.mock.calls).toEqual([['/s/sko']]);
  });

  it('notifies the service which product was chosen, and goes there [SEARCH-09]', async () => {
    const { field, requests, navigate } = open();
    await write(field, 'klit');
    await userEvent.click(await screen.findByRole('option', { name: /Klit sko/ }));
    expect(requests.at(-1)).toMatchObject({ name: 'notifications/click', body: { ticket: 'ticket-2' } });
    expect(navigate).toHaveBeenCalledWith('/p/klit-sko');
    expect(field).toHaveValue('klit');
  });

  it('never shows the response to an older text, whatever its delay (PAIN-16) [SEARCH-09]', async () => {
    const { requests, field, hold } = open();
    const release = hold('sk');
    await write(field, 'sk');
    await waitFor(() => expect(requests.map(({ params }) => params['q'])).toContain('sk'));
    await userEvent.paste('ov');
    expect(await rowsOf('Suggestions')).toEqual(['skovstøvler']);
    release();
    await act(async () => undefined);
    expect(await rowsOf('Suggestions')).toEqual(['skovstøvler']);
  });

  it('follows the page to another search, and to a page without one [SEARCH-10]', async () => {
    const { field, show } = open();
    await write(field, 'støvle');
    await userEvent.keyboard('{Enter}');
    act(() => field.blur());
    for (const phrase of ['støvle', 'jakke', 'støvle', '']) {
      show(phrase);
      expect(field).toHaveValue(phrase);
    }
  });

  it('follows the page while the field has the focus and nothing new is in it [SEARCH-10]', async () => {
    const { field, show } = open();
    await write(field, 'jakke');
    await userEvent.keyboard('{Enter}');
    show('jakke');
    show('støvle');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('støvle');
  });

  it('never replaces what is being typed when a search arrives [SEARCH-10]', async () => {
    const { field, show } = open();
    await userEvent.type(field, 'støvle{Enter} rød');
    show('støvle');
    expect(field).toHaveValue('støvle rød');
  });

  it('leads by Enter to the one page that the typed words name, once it is known [SEARCH-09]', async () => {
    const { field, navigate } = open({ redirects: { havnemark: '/b/havnemark' } });
    await write(field, 'havnemark');
    await rowsOf('Products');
    await userEvent.keyboard('{Enter}');
    expect(navigate.mock.calls).toEqual([['/b/havnemark']]);
    expect(field).toHaveValue('');
  });

  it.each([
    ['words are typed on', ' parka{Enter}', '/s/havnemark%20parka'],
    ['all products are requested', '{ArrowUp}{Enter}', '/s/havnemark'],
  ])('leads to the results where %s [SEARCH-09]', async (_name, keys, expected) => {
    const { field, hold, navigate } = open({ redirects: { havnemark: '/b/havnemark' } });
    await write(field, 'havnemark');
    await rowsOf('Products');
    hold('havnemark parka');
    await userEvent.keyboard(keys);
    expect(navigate.mock.calls).toEqual([[expected]]);
  });

  it('is a working field with one quiet line while the service is down', async () => {
    const { field, navigate } = open({ isDown: true });
    await write(field, 'sko');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('No suggestions right now. You can still search.'),
    );
    await userEvent.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledWith('/s/sko');
  });

  it('continues where the plain input was left: text, selection and focus', async () => {
    const { service } = openFakeSearch();
    const input = document.createElement('input');
    input.value = 'skov';
    input.setSelectionRange(2, 3);
    const given = { id: 'field', label: 'Search', hint: 'Search', service, vatIncluded: true, onClear: jest.fn() };
    render(<SearchSuggest {...given} plain={{ input, hadFocus: true }} />, { wrapper: SearchProviders });
    const field = screen.getByRole('combobox');
    expect(field).toHaveValue('skov');
    expect(field).toHaveFocus();
    expect(field).toHaveProperty('selectionStart', 2);
    expect(await rowsOf('Suggestions')).toEqual(['skovstøvler']);
  });
});
