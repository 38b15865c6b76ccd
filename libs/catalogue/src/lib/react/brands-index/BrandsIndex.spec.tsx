import { render, screen, within } from '@testing-library/react';
import { brandIndex } from '../../core/brand-index.ts';
import { BrandsIndex } from './BrandsIndex.tsx';
import { CatalogueProviders } from '../../testing/CatalogueProviders.tsx';

it('lists the brands under their letters and leads to each [CAT-09]', () => {
  const brands = ['Ørsted', 'Anker', 'Askov'].map((name) => ({ name, alias: name.toLowerCase() }));
  render(<BrandsIndex letters={brandIndex(brands, 'da')} />, { wrapper: CatalogueProviders });
  const jump = screen.getByRole('navigation', { name: 'Jump to a letter' });
  const a = screen.getByRole('region', { name: 'A' });
  const hrefs = (part: HTMLElement) =>
    within(part)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(hrefs(a)).toEqual(['/b/anker', '/b/askov']);
  expect(hrefs(jump)).toHaveLength(2);
  expect(hrefs(jump)[0]).toBe(`#${within(a).getByRole('heading').id}`);
});
