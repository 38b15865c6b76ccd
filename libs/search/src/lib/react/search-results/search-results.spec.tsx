import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeSite } from '@lyng/routing/testing';
import { PageResults } from './PageResults.tsx';
import { ResultsUnavailable } from './ResultsUnavailable.tsx';
import { SearchTabs } from './SearchTabs.tsx';
import { ResultCount } from './ResultCount.tsx';
import { SpellingNotes } from './SpellingNotes.tsx';
import { SearchProviders } from '../../testing/SearchProviders.tsx';

const linkTo = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');

describe('the results of a search', () => {
  it('are links to products and to pages, with their numbers as far as they are known [SEARCH-10]', () => {
    const given = { current: 'pages', productCount: 1204, hrefOf: (tab: string) => `/${tab}` } as const;
    const { rerender } = render(<SearchTabs {...given} pageCount={3} />, { wrapper: SearchProviders });
    expect(screen.getByRole('link', { name: /^Products \(1.204\)$/ })).toHaveAttribute('href', '/products');
    expect(screen.getByRole('link', { name: 'Pages (3)' })).toHaveAttribute('aria-current', 'page');
    rerender(<SearchTabs {...given} pageCount={null} />);
    expect(linkTo('Pages')).toBe('/pages');
  });

  it('show what was typed where something else is shown, with a link back to it [SEARCH-10, SHOP-20]', () => {
    const spelling = { words: 'sneekers', correctedTo: 'sneakers', didYouMean: [] };
    render(<SpellingNotes {...spelling} />, { wrapper: SearchProviders });
    expect(screen.getByText('You searched for “sneekers”.', { exact: false })).toBeVisible();
    expect(linkTo('Search for that instead')).toBe('/s/sneekers?exact=1');
  });

  it('offer other spellings [SEARCH-10]', () => {
    const spelling = { words: 'sneekers', correctedTo: null, didYouMean: ['sneakers', 'snehatte'] };
    render(<SpellingNotes {...spelling} />, { wrapper: SearchProviders });
    expect(screen.getByText(/Did you mean/)).toHaveTextContent('Did you mean sneakers, snehatte?');
    expect(linkTo('snehatte')).toBe('/s/snehatte');
  });

  it('lead to the pages that were found on this site, and nowhere else [SEARCH-10]', async () => {
    const onVisit = jest.fn();
    const page = { key: 'returns', title: 'Retur', description: 'Sådan.', link: '/content/returns', ticket: 't' };
    render(
      <SearchProviders site={makeSite({ basePath: '/da' })} navigate={jest.fn()}>
        <PageResults pages={[page, { ...page, key: 'evil', link: '//evil.example' }]} onVisit={onVisit} />
      </SearchProviders>,
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(linkTo('Retur')).toBe('/da/content/returns');
    await userEvent.click(screen.getByRole('link', { name: 'Retur' }));
    expect(onVisit).toHaveBeenCalledWith(page);
  });

  it('show how many of the found products are shown, unless all are [SEARCH-10]', () => {
    const { rerender, container } = render(<ResultCount shown={60} found={1204} />, { wrapper: SearchProviders });
    expect(screen.getByText('The first 60 of 1.204 products')).toBeVisible();
    rerender(<ResultCount what="pages" shown={60} found={75} />);
    expect(screen.getByText('The first 60 of 75 pages')).toBeVisible();
    rerender(<ResultCount shown={7} found={7} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('are never shown as none while the shop does not respond [SEARCH-10]', () => {
    render(<ResultsUnavailable what="products" words="sko" />, { wrapper: SearchProviders });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The products cannot be shown right now');
    expect(linkTo('Try again')).toBe('/s/sko?exact=1');
  });
});
