import { render, screen, within } from '@testing-library/react';

import { ErrorPage } from './ErrorPage.tsx';

describe('ErrorPage', () => {
  it('has one heading, its words and the way home, and leaves the number to the eye [APP-04]', () => {
    render(<ErrorPage status={503} title="Nothing here" text="It may have moved." actions={<a href="/">Home</a>} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Nothing here$/);
    expect(screen.getByText('It may have moved.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByText('503').closest('[aria-hidden="true"]')).toBeInTheDocument();
  });

  it('offline shows an image and no number [SHOP-19, APP-04]', () => {
    const { container } = render(<ErrorPage status="offline" title="No network" text="" actions={null} />);
    expect(container.querySelector('[aria-hidden="true"] path')).toBeInTheDocument();
    expect(container).toHaveTextContent(/^No network$/);
  });

  it('offers popular links', () => {
    const items = ['New', 'Brands'].map((name) => <a key={name} href="/" aria-label={name} />);
    const given = { status: 404, title: 'Nothing here', text: '', actions: null } as const;
    render(<ErrorPage {...given} links={{ label: 'Popular', items }} />);
    expect(within(screen.getByRole('navigation', { name: 'Popular' })).getAllByRole('listitem')).toHaveLength(2);
  });
});
