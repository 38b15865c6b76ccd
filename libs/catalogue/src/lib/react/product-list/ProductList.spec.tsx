import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productSelected } from '../../state/catalogue-events.ts';
import { InShop } from '../../testing/InShop.tsx';
import { makeCatalogueStore } from '../../testing/InStore.tsx';
import { makeListPage, makeProducts } from '../../testing/make-list-page.ts';
import { ProductList } from './ProductList.tsx';

const show = (page = makeListPage(), navigate?: (href: string, options?: object) => void, catalogue = makeCatalogueStore()) =>
  render(
    <InShop store={catalogue.store} {...(navigate && { navigate })}>
      <ProductList page={page} vatIncluded renderAction={({ name }) => <button type="button">Keep {name}</button>} />
    </InShop>,
  );

describe('ProductList', () => {
  it('shows heading, way here, texts, lists below and products [CAT-07] [CAT-16]', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Sko til kvinder' })).toBeVisible();
    const here = screen.getByRole('navigation', { name: 'You are here' });
    expect(within(here).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/c/dame']);
    const below = screen.getByRole('navigation', { name: 'Categories in Sko til kvinder' });
    expect(within(below).getByRole('link', { name: 'Sneakers' })).toHaveAttribute('href', '/c/dame-sneakers');
    expect(within(screen.getByRole('list', { name: 'Products' })).getAllByRole('article')).toHaveLength(12);
    expect(screen.getByRole('status')).toHaveTextContent('124 products');
  });

  it('narrows by links that keep what is chosen, also without script [CAT-07]', () => {
    show(makeListPage('skus=38~s_3&page=2'));
    expect(screen.getByRole('link', { name: /^Havnemark/ })).toHaveAttribute('href', '/c/dame-sko?brands=Havnemark~b_1&skus=38~s_3');
    const chosen = screen.getByRole('link', { name: /^38/, current: true });
    expect(chosen).toHaveAttribute('href', '/c/dame-sko');
    expect(screen.getByText('Filters (1)')).toBeInTheDocument();
  });

  it('narrows by one range of prices, named by the list and not by the address', () => {
    show(makeListPage('price=old words~500-1000'));
    expect(screen.getByRole('link', { name: /^Under 500 kr\./ })).toHaveAttribute('href', '/c/dame-sko?price=Under%20500%20kr.~0-500');
    expect(within(screen.getByRole('list', { name: 'Chosen filters' })).getByText('500 kr. – 1.000 kr.')).toBeInTheDocument();
  });

  it('shows each choice with the way to take it back, in the words of the page', () => {
    show(makeListPage('p-1=Black~p_1&brands=Havnemark~b_1'));
    const chips = screen.getByRole('list', { name: 'Chosen filters' });
    expect(within(chips).getByRole('link', { name: /Remove filter Sort/ })).toHaveAttribute('href', '/c/dame-sko?brands=Havnemark~b_1');
    expect(within(chips).getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/c/dame-sko');
  });

  it('sorts by a form without script and by one navigation with it [CAT-07]', async () => {
    const navigate = jest.fn();
    const { container } = show(makeListPage('brands=Havnemark~b_1&page=2'), navigate);
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', '/c/dame-sko');
    expect(form).toHaveAttribute('method', 'get');
    expect(form && Object.fromEntries(new FormData(form) as Iterable<[string, string]>)).toEqual({ brands: 'Havnemark~b_1', sort: 'LATEST' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price first');
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(navigate).toHaveBeenCalledWith('/c/dame-sko?brands=Havnemark~b_1&sort=PRICE_ASC', { preserveScroll: true });
  });

  it('leads to its pages by links that keep filters and order [CAT-07]', () => {
    show(makeListPage('brands=Havnemark~b_1&sort=PRICE_ASC&page=2'));
    const pages = screen.getByRole('navigation', { name: 'Pages of the list' });
    expect(within(pages).getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/c/dame-sko?brands=Havnemark~b_1&sort=PRICE_ASC&page=3');
    expect(within(pages).getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/c/dame-sko?brands=Havnemark~b_1&sort=PRICE_ASC');
  });

  it.each([
    ['', { count: 0 }, 'We found no products here', '/nyheder'],
    ['brands=x~b_99', { count: 0 }, 'Nothing matches all of your filters', '/c/dame-sko'],
    ['page=9', {}, 'This page is empty', '/c/dame-sko'],
  ])('says why it is empty and how to go on (%j)', (search, more, title, href) => {
    show(makeListPage(search, { products: [], ...more }));
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getAllByRole('link').some((link) => link.getAttribute('href') === href)).toBe(true);
  });

  it.each([
    [{ kind: 'search', text: 'støvler' }, 'Results for “støvler”'],
    [{ kind: 'new' }, 'New in'],
    [{ kind: 'bestsellers' }, 'Bestsellers'],
    [{ kind: 'coming-soon' }, 'Coming soon'],
  ] as const)('names the lists that the shop makes itself [CAT-09]', (source, name) => {
    show(makeListPage('', { source, info: null, trail: [] }));
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  it('tells which product was opened, and where in the list it stood', async () => {
    const { store, actions } = makeCatalogueStore();
    const page = makeListPage('page=2', { products: makeProducts(3) });
    show(page, () => undefined, { store, actions });
    await userEvent.click(screen.getByRole('link', { name: page.products[1]?.name ?? '' }));
    expect(actions).toEqual([productSelected({ product: page.products[1] as never, list: 'category:dame-sko', position: 50, page: 2 })]);
  });
});
