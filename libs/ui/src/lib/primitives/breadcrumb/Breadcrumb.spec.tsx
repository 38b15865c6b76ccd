import { render, screen } from '@testing-library/react';

import { Breadcrumb } from './Breadcrumb.tsx';

describe('Breadcrumb', () => {
  it('links to every page above the present one', () => {
    const items = ['Home', 'Shoes', 'Boots'].map((label) => ({ label, href: `/${label}` }));
    render(<Breadcrumb label="You are here" items={items} />);
    expect(screen.getByRole('navigation', { name: 'You are here' })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Shoes']);
    expect(screen.getByText('Boots')).toHaveAttribute('aria-current', 'page');
  });
});
