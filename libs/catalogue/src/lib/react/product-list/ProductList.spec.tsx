import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productSelected } from '../../state/catalogue-events.ts';
import { makeListPage, makeProducts } from '../../testing/make-list-page.ts';
import { ProductList } from './ProductList.tsx';
import { CatalogueProviders, makeCatalogueStore } from '../../testing/CatalogueProviders.tsx';

const show = (
  page = makeListPage(),
  navigate?: (href: string, options?: object) => void,
  catalogue = makeCatalogueStore(),
) =>
  render(
    <CatalogueProviders store={catalogue.store} {...(navigate && { navigate })}>
      <ProductList page={page} vatIncluded renderAction={({ name }) => <button type="button">Keep {name}</button>} />
    </CatalogueProviders>,
  );

describe('ProductList', () => {
  it('shows heading, breadcrumb, texts, lists below and products [CAT-07] [CAT-16]', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Sko til kvinder' })).toBeVisible();
    const here = screen.getByRole('navigation', { name: 'You are here' });
    const links = within(here)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/', '/c/dame']);
    const below = screen.getByRole('navigation', { name: 'Categories in Sko til kvinder' });
    expect(within(below).getByRole('link', { name: 'Sneakers' })).toHaveAttribute('href', '/c/dame-sneakers');
    expect(within(screen.getByRole('list', { name: 'Products' })).getAllByRole('article')).toHaveLength(12);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('124 products');
  });

  it('narrows by links that keep what is chosen, also without script [CAT-07]', () => {
    show(makeListPage('skus=38~s_3&page=2'));
    const offered = screen.getByRole('link', { name: /^Havnemark/ });
    expect(offered).toHaveAttribute('href', '/c/dame-sko?brands=Havnemark~b_1&skus=38~s_3');
    const chosen = screen.getByRole('link', { name: /^38/, current: true });
    expect(chosen).toHaveAttribute('href', '/c/dame-sko');
    expect(screen.getByText('Filters (1)')).toBeInTheDocument();
  });

  it('shows each choice with a link that removes it', () => {
    show(makeListPage('p-1=Sort~p_1&brands=Havnemark~b_1'));
    const chips = screen.getByRole('list', { name: 'Chosen filters' });
    const remove = within(chips).getByRole('link', { name: /Remove filter Sort/ });
    expect(remove).toHaveAttribute('href', '/c/dame-sko?brands=Havnemark~b_1');
    expect(within(chips).getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/c/dame-sko');
  });

  it('shows at its end that the products beyond cannot be reached [CAT-07]', () => {
    const end = { count: 10_000, pageSize: 48, pages: { from: 126, to: 126 } };
    const { unmount } = show(makeListPage('page=126', end));
    expect(screen.getByText(/^Only the first 6.048 products can be shown\./)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
    unmount();
    show(makeListPage('page=126', { ...end, count: 6048 }));
    expect(screen.queryByText(/^Only the first/)).toBeNull();
  });

  it('sorts by a form without script and by one navigation with it [CAT-07]', async () => {
    const navigate = jest.fn();
    show(makeListPage('brands=Havnemark~b_1&page=2'), navigate);
    const form = screen.getByRole('combobox', { name: 'Sort by' }).closest('form');
    expect(form).toHaveAttribute('action', '/c/dame-sko');
    expect(form).toHaveAttribute('method', 'get');
    expect(form && Object.fromEntries(new FormData(form) as Iterable<[string, string]>)).toEqual({
      brands: 'Havnemark~b_1',
      sort: 'LATEST',
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price first');
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(navigate).toHaveBeenCalledWith('/c/dame-sko?brands=Havnemark~b_1&sort=PRICE_ASC', { preserveScroll: true });
  });

  it('links to the pages before and after all that are shown, with the same filters and order [CAT-07]', () => {
    const shown = { pageSize: 12, pages: { from: 2, to: 4 }, products: makeProducts(36) };
    show(makeListPage('brands=Havnemark~b_1&sort=PRICE_ASC&page=2', shown));
    const more = screen.getByRole('link', { name: 'Show more' });
    expect(more).toHaveAttribute('href', '/c/dame-sko?brands=Havnemark~b_1&sort=PRICE_ASC&page=5');
    const previous = screen.getByRole('link', { name: 'Show previous' });
    expect(previous).toHaveAttribute('href', '/c/dame-sko?brands=Havnemark~b_1&sort=PRICE_ASC');
    expect(screen.getByText('You have seen 36 of 124 products')).toBeVisible();
  });

  it.each([
    [1, 'One filter is no longer available.'],
    [3, '3 filters are no longer available.'],
  ])('shows that %i of the filters in the address are gone [ROUTE-23]', (droppedFilters, text) => {
    show(makeListPage('', { droppedFilters }));
    expect(screen.getByText(text)).toBeVisible();
  });

  describe('typed prices', () => {
    const fields = () => {
      const group = within(screen.getByRole('group', { name: 'Choose a price (kr.)' }));
      const field = (name: string) => group.getByRole('textbox', { name });
      return { from: field('From'), to: field('To'), alert: group.getByRole('alert') };
    };

    it('narrow the list, the end included, and leave the rest unchanged [CAT-07]', async () => {
      const navigate = jest.fn();
      show(makeListPage('skus=38~s_3&sort=PRICE_ASC&page=2'), navigate);
      const { from, to } = fields();
      expect(new FormData(from.closest('form') ?? undefined).get('skus')).toBe('38~s_3');
      fireEvent.change(from, { target: { value: '200' } });
      await userEvent.type(to, '500{Enter}');
      await waitFor(() =>
        expect(navigate).toHaveBeenCalledWith('/c/dame-sko?skus=38~s_3&price=200-501~200-501&sort=PRICE_ASC', {
          preserveScroll: true,
        }),
      );
    });

    it('are rejected with a reason, and stay [CAT-07]', async () => {
      const navigate = jest.fn();
      show(makeListPage(), navigate);
      const { from, to, alert } = fields();
      fireEvent.change(from, { target: { value: '500' } });
      await userEvent.type(to, '200{Enter}');
      await waitFor(() => expect(alert).toHaveTextContent('The first price is higher than the second.'));
      expect(from).toHaveValue('500');
      expect(navigate).not.toHaveBeenCalled();
    });

    it.each([
      ['abc', 'not-a-price', 'Write prices without decimals, such as 500.'],
      ['9000000', 'too-high', /^Nothing here costs that much\. Write prices up to 100\.000\skr\.\.$/],
    ] as const)('are shown again when they were sent without script: %s is %s [SHOP-20]', (from, issue, text) => {
      show(makeListPage('', { rejectedPrice: { from, to: '', issue } }));
      expect(fields().from).toHaveValue(from);
      expect(fields().alert).toHaveTextContent(text);
    });

    it('are shown in the fields while they narrow the list', () => {
      show(makeListPage('price=200–500~200-501'));
      const { from, to } = fields();
      expect([from, to].map((field) => (field as HTMLInputElement).value)).toEqual(['200', '500']);
      expect(
        within(screen.getByRole('list', { name: 'Chosen filters' })).getByText(/^Price 200\skr\. – 500\skr\.$/),
      ).toBeVisible();
    });

    it.each([
      ['200-', /^Price from 200\skr\.$/, {}],
      ['-501', /^Price up to 500\skr\.$/, {}],
      ['-501', /^Price excl\. VAT up to 500\skr\.$/, { vatIncluded: false }],
    ])(
      'are named in the currency of the shop when one is left open: %s, %s [CAT-07, SHOP-20] [BUG-1]',
      (id, name, more) => {
        show(makeListPage(`price=x~${id}`, more));
        expect(within(screen.getByRole('list', { name: 'Chosen filters' })).getByText(name)).toBeVisible();
        expect(fields().from).toBeInTheDocument();
      },
    );
  });

  it.each([
    ['', { count: 0 }, 'We found no products here', '/nyheder'],
    ['brands=x~b_99', { count: 0 }, 'Nothing matches all of your filters', '/c/dame-sko'],
    ['page=9', {}, 'This page is empty', '/c/dame-sko'],
  ])('shows why it is empty and what to do (%j)', (search, more, title, href) => {
    show(makeListPage(search, { products: [], ...more }));
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getAllByRole('link').some((link) => link.getAttribute('href') === href)).toBe(true);
  });

  it.each([
    [{ kind: 'search', text: 'støvler' }, 'Results for “støvler”'],
    [{ kind: 'new' }, 'New in'],
    [{ kind: 'bestsellers' }, 'Bestsellers'],
    [{ kind: 'coming-soon' }, 'Coming soon'],
  ] as const)('names the shop’s own lists [CAT-09]', (source, name) => {
    show(makeListPage('', { source, info: null, trail: [] }));
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  it('names what a search shows, not what was typed, and shows the difference below [SEARCH-10, SHOP-20]', () => {
    const source = { kind: 'search', text: 'sneekers' } as const;
    show(makeListPage('', { source, correctedTo: 'sneakers', info: null, trail: [] }));
    expect(screen.getByRole('heading', { level: 1, name: 'Results for “sneakers”' })).toBeVisible();
  });

  it('reports which product was opened, and its position in the list', async () => {
    const { store, actions } = makeCatalogueStore();
    const page = makeListPage('page=2', { products: makeProducts(3) });
    show(page, () => undefined, { store, actions });
    await userEvent.click(screen.getByRole('link', { name: page.products[1]?.name ?? '' }));
    const place = { list: 'category:dame-sko', position: 50, page: 2 };
    expect(actions).toEqual([productSelected({ product: page.products[1] as never, ...place })]);
  });
});
