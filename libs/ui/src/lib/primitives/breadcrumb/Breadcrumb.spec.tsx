import { render, screen } from '@testing-library/react';

import { Breadcrumb } from './Breadcrumb.tsx';

describe('Breadcrumb', () => {
  it('links to every page above the present one', () => {
    render(
      <Breadcrumb
        label="You are here"
        items={[
          { label: 'Home', href: '/' },
          { label: 'Shoes', href: '/sko' },
          { label: 'Boots', href: '/sko/stoevler' },
        ]}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'You are here' })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Shoes']);
    expect(screen.getByText('Boots')).toHaveAttribute('aria-current', 'page');
  });

  it('names the language of a label that is not in that of the page', () => {
    render(
      <Breadcrumb
        label="You are here"
        items={[
          { label: 'Home', href: '/' },
          { label: 'Vinterstøvle', lang: 'da' },
        ]}
      />,
    );
    expect(screen.getByText('Vinterstøvle')).toHaveAttribute('lang', 'da');
  });
});
