import { render, screen } from '@testing-library/react';

import { LinkTabs } from './LinkTabs.tsx';

describe('LinkTabs', () => {
  it('links to its pages and marks the present one', () => {
    render(
      <LinkTabs
        label="Search results"
        tabs={[
          { href: '/soeg?q=stoevler', label: 'Products', count: '312', current: true },
          { href: '/soeg?q=stoevler&tab=content', label: 'Articles', count: '4' },
        ]}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'Search results' })).toBeInTheDocument();
    expect(
      screen
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Products 312', '/soeg?q=stoevler', 'page'],
      ['Articles 4', '/soeg?q=stoevler&tab=content', null],
    ]);
  });
});
