import { fireEvent, screen } from '@testing-library/react';

import { renderUi } from '../../testing/render-ui.tsx';
import { LoadMore, LoadPrevious } from './LoadMore.tsx';

describe('LoadMore', () => {
  it('shows the progress of the list, and links to a real address', () => {
    renderUi(
      <LoadMore href="/sko?page=3" seen={48} total={1312} formatNumber={(value) => value.toLocaleString('da')} />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('You have seen 48 of 1.312 products');
    const link = screen.getByRole('link', { name: 'Show more' });
    expect(link).toHaveAttribute('href', '/sko?page=3');
    expect(link).toHaveAttribute('rel', 'next');
  });

  it('has no link when everything has been seen', () => {
    renderUi(<LoadMore href={null} seen={312} total={312} />);
    expect(screen.getByRole('status')).toHaveTextContent('You have seen 312 of 312 products');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('ignores a press while more is loading', () => {
    renderUi(<LoadMore href="/sko?page=3" seen={48} total={312} busy />);
    const link = screen.getByRole('link', { name: 'Show more' });
    expect(link).toHaveAttribute('aria-busy', 'true');
    expect(fireEvent.click(link)).toBe(false);
  });
});

describe('LoadPrevious', () => {
  it('links to a real address', () => {
    renderUi(<LoadPrevious href="/sko?page=1" />);
    const link = screen.getByRole('link', { name: 'Show previous' });
    expect(link).toHaveAttribute('href', '/sko?page=1');
    expect(link).toHaveAttribute('rel', 'prev');
  });

  it('renders nothing at the beginning', () => {
    const { container } = renderUi(<LoadPrevious href={null} />);
    expect(container).toBeEmptyDOMElement();
  });
});
