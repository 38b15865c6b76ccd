import { render, screen, within } from '@testing-library/react';
import { brandIndex } from '../../core/brand-index.ts';
import { BrandsIndex } from './BrandsIndex.tsx';
import { CatalogueProviders } from '../../testing/CatalogueProviders.tsx';

it('lists the brands under their letters and leads to each [CAT-09]', () => {
  const brands = ['Ørsted', 'Anker', 'Askov'].map((name) => ({ name, alias: name.toLowerCase() }));
  render(<BrandsIndex letters={brandIndex(brands, 'da')} />, { wrapper: CatalogueProviders });
  const jump = screen.getByRole('navigation', { name: 'Jump to a letter' });
  expect(
    within(jump)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['A', 'Ø']);
  const a = screen.getByRole('region', { name: 'A' });
  expect(
    within(a)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/b/anker', '/b/askov']);
  expect(within(jump).getByRole('link', { name: 'A' })).toHaveAttribute(
    'href',
    `#${within(a).getByRole('heading').id}`,
  );
});
