import { render, screen, within } from '@testing-library/react';
import { makeProducts } from '../../testing/make-list-page.ts';
import { Recommendations } from './Recommendations.tsx';
import { CatalogueProviders } from '../../testing/CatalogueProviders.tsx';

it('shows a row of products under its heading', () => {
  const given = { list: 'row:new', heading: 'New in', more: { label: 'See all', href: '/nyheder' }, vatIncluded: true };
  render(<Recommendations {...given} products={makeProducts(4)} />, { wrapper: CatalogueProviders });
  const row = screen.getByRole('region', { name: 'New in' });
  expect(within(row).getAllByRole('article')).toHaveLength(4);
  expect(within(row).getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/nyheder');
});
