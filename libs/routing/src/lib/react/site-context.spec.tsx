import { render, screen } from '@testing-library/react';
import { makeSite } from '../testing/make-site.ts';
import type { Site } from '../core/site.ts';
import { SiteProvider, useHref, useSite } from './site-context.tsx';

const seen: unknown[] = [];

function ProductLink({ alias }: { readonly alias: string }) {
  const href = useHref();
  seen.push(href);
  return <a href={href('product', { alias })}>{useSite().market}</a>;
}

const page = (site: Site) => (
  <SiteProvider value={site}>
    <ProductLink alias="rød sko" />
  </SiteProvider>
);

it('gives links of the page’s own site', () => {
  render(page(makeSite({ market: 'se', language: 'sv', basePath: '/sv' })));
  expect(screen.getByRole('link', { name: 'se' })).toHaveAttribute('href', '/sv/p/r%C3%B8d%20sko');
});

it('gives the same function as long as the site is the same', () => {
  seen.length = 0;
  const site = makeSite();
  const { rerender } = render(page(site));
  rerender(page(site));
  rerender(page(makeSite({ basePath: '/sv' })));
  expect([seen[0] === seen[1], seen[1] === seen[2]]).toEqual([true, false]);
});

it('throws a clear error without a site', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<ProductLink alias="a" />)).toThrow('Render this component inside <SiteProvider>.');
  quiet.mockRestore();
});
